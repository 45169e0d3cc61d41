import type { NotificationSettings } from "../wire";
import { notifications } from "./api";

/** Whether this browser supports push notifications here. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether the server sends push notifications to this browser. */
export async function pushIsOn(page: NotificationSettings): Promise<boolean> {
  const own = await subscription();
  return own !== null && page.devices.includes(own.endpoint);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Asks for permission and subscribes with the server's key; null where the browser or the user refuses. */
export async function switchPushOn(key: string): Promise<NotificationSettings | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  try {
    const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return await notifications.push(own.toJSON());
  } catch (error) {
    if (error instanceof DOMException) return null; // no push service can be reached, or the subscription is another server's
    throw error;
  }
}

/** Unsubscribes this browser, at the push service and at the server. */
export async function switchPushOff(): Promise<NotificationSettings> {
  const own = await subscription();
  if (!own) return notifications.page();
  await own.unsubscribe();
  return notifications.noPush(own.endpoint);
}
