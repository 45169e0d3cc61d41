import type { NotificationSettings } from "../wire";
import { notifications } from "./api";

/** Whether this browser can be told anything here at all. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is one of those that the house tells. */
export async function pushIsOn(page: NotificationSettings): Promise<boolean> {
  const own = await subscription();
  return own !== null && page.devices.includes(own.endpoint);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Asks for leave, and subscribes with the house's key; null where the browser or its owner says no. */
export async function switchPushOn(key: string): Promise<NotificationSettings | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  try {
    const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return await notifications.push(own.toJSON());
  } catch (error) {
    if (error instanceof DOMException) return null; // no push service can be reached, or the subscription is another house's
    throw error;
  }
}

/** The house tells this browser no more, nor does its push service. */
export async function switchPushOff(): Promise<NotificationSettings> {
  const own = await subscription();
  if (!own) return notifications.page();
  await own.unsubscribe();
  return notifications.noPush(own.endpoint);
}
