import { settings } from "./settings.svelte";

/** The kinds of sounds at a table. */
export type Sound = "dice" | "card" | "place" | "beaten" | "freeze" | "thaw" | "score" | "turn" | "duel" | "win" | "loss";

/** The overall volume. */
const MASTER_GAIN = 0.5;
/** After so many milliseconds of silence the device may rest. */
const SUSPEND_AFTER_MS = 4000;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let resting = 0;

/** The audio output; null while sounds are off or before the first interaction with the page. */
function audio(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.gain.value = MASTER_GAIN;
    out.connect(context.destination);
  }
  void context.resume();
  const opened = context;
  clearTimeout(resting);
  resting = window.setTimeout(() => void opened.suspend(), SUSPEND_AFTER_MS);
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
  source.connect(filter).connect(gain);
  if (out) gain.connect(out);
  source.start(when);
}

interface Tone {
  /** Seconds from now. */
  after: number;
  pitch: number;
  length: number;
  loudness: number;
  /** Where the pitch ends up. */
  to?: number;
  kind?: OscillatorType;
}

function tone(at: AudioContext, { after, pitch, length, loudness, to = pitch, kind = "sine" }: Tone): void {
  const voice = at.createOscillator();
  const gain = at.createGain();
  const when = at.currentTime + after;
  voice.type = kind;
  voice.frequency.setValueAtTime(pitch, when);
  voice.frequency.exponentialRampToValueAtTime(to, when + length);
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(loudness, when + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, when + length);
  voice.connect(gain);
  if (out) gain.connect(out);
  voice.start(when);
  voice.stop(when + length + 0.05);
}

/** Notes one after the other. */
function tune(at: AudioContext, pitches: readonly number[], step: number, length: number, loudness: number, kind: OscillatorType): void {
  for (const [place, pitch] of pitches.entries()) tone(at, { after: place * step, pitch, length, loudness, kind });
}

const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const SCALE = [C5, 587.33, E5, G5, 880, 1046.5];

/** Each die sounds twice: when it first touches the table and when it comes to rest. */
function dice(at: AudioContext, count: number): void {
  const fall = settings.time(1000) / 1000;
  for (let die = 0; die < Math.min(count, 6); die += 1) {
    const late = (die * 0.047) % 0.26;
    const pitch = 1300 + Math.random() * 1500;
    knock(at, at.currentTime + (0.38 + late) * fall, pitch, 0.05, 0.55);
    knock(at, at.currentTime + (0.6 + late) * fall, pitch * 0.85, 0.04, 0.3);
  }
}

/** What each sound is made of; `much` is how many dice, or how many points. */
const VOICES: Record<Sound, (at: AudioContext, much: number) => void> = {
  dice,
  card: (at) => knock(at, at.currentTime, 900, 0.09, 0.35),
  place: (at) => knock(at, at.currentTime, 420, 0.12, 0.6),
  beaten: (at) => tone(at, { after: 0, pitch: 240, to: 70, length: 0.28, loudness: 0.35, kind: "triangle" }),
  freeze: (at) => {
    for (const [place, pitch] of [2349, 1975, 2637, 1760].entries()) {
      tone(at, { after: place * 0.055, pitch, length: 0.5 - place * 0.06, loudness: 0.07 });
    }
  },
  thaw: (at) => {
    tone(at, { after: 0, pitch: 420, to: 860, length: 0.16, loudness: 0.14 });
    tone(at, { after: 0.13, pitch: 560, to: 1240, length: 0.18, loudness: 0.12 });
  },
  score: (at, much) => tune(at, SCALE.slice(0, Math.min(SCALE.length, 2 + Math.floor(much / 7))), 0.075, 0.32, 0.14, "triangle"),
  turn: (at) => tune(at, [C5, E5], 0.14, 0.42, 0.16, "sine"),
  duel: (at) => {
    tone(at, { after: 0, pitch: 1400, to: 2900, length: 0.22, loudness: 0.06, kind: "sawtooth" });
    tone(at, { after: 0.1, pitch: 110, to: 70, length: 0.4, loudness: 0.4, kind: "triangle" });
  },
  win: (at) => {
    tune(at, [C5, E5, G5], 0.13, 0.4, 0.2, "triangle");
    for (const pitch of [C5, E5, G5, 1046.5]) tone(at, { after: 0.42, pitch, length: 1.3, loudness: 0.11, kind: "triangle" });
  },
  loss: (at) => tune(at, [392, 329.63, 261.63], 0.2, 0.6, 0.13, "sine"),
};

/** What a phone's hand feels, in milliseconds on and off. */
const FELT: Partial<Record<Sound, number[]>> = {
  dice: [12, 40, 10, 60, 8],
  place: [14],
  beaten: [30],
  freeze: [8, 30, 8],
  score: [16],
  turn: [20],
  duel: [30, 40, 30],
  win: [30, 60, 30, 60, 80],
  loss: [60],
};

/** Plays a sound, with vibration on a phone; `much` is the number of dice or points. */
export function sound(what: Sound, much = 1): void {
  const at = audio();
  if (at) VOICES[what](at, much);
  const felt = FELT[what];
  if (felt && settings.haptics && "vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(felt);
}
