import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** A short burst of filtered noise: a die on felt, a card on wood. */
function knock(at: AudioContext, when: number, pitch: number, length: number, loudness: number): void {
  const samples = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < samples; place += 1) data[place] = (Math.random() * 2 - 1) * (1 - place / samples) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  const gain = at.createGain();
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(when);
}

/** Dice tumbling. */
export function diceSound(count: number): void {
  const at = audio();
  if (!at) return;
  for (let die = 0; die < Math.min(count, 6) * 2; die += 1) {
    knock(at, at.currentTime + 0.05 + Math.random() * 0.55, 1400 + Math.random() * 1600, 0.05, 0.5);
  }
}

/** A card turned over, or dice put down. */
export function cardSound(): void {
  const at = audio();
  if (at) knock(at, at.currentTime, 700, 0.12, 0.4);
}

/** Two soft notes: it is your turn. */
export function turnSound(): void {
  const at = audio();
  if (!at) return;
  for (const [step, pitch] of [523.25, 659.25].entries()) {
    const tone = at.createOscillator();
    const gain = at.createGain();
    const when = at.currentTime + step * 0.14;
    tone.type = "sine";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, when);
    gain.gain.linearRampToValueAtTime(0.16, when + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, when + 0.4);
    tone.connect(gain).connect(at.destination);
    tone.start(when);
    tone.stop(when + 0.45);
  }
}
