/** The page's side of the service worker: when the app can be used offline, and when a new version waits. */
import { create } from 'zustand';

interface Offline {
  /** Since which visit everything the app needs is on this device. Who comes back knows it. */
  readonly since?: 'before' | 'now';
  /** A newer version than the one that runs is there. */
  readonly newer: boolean;
}

export const useOffline = create<Offline>(() => ({ newer: false }));

let waiting: ServiceWorker | null = null;
let asked = false;

/** Without service workers (an address that is not secure, a private window) the app works as well, with a network. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  const before = serviceWorker.controller !== null;
  if (before) useOffline.setState({ since: 'before' });
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else useOffline.setState({ since: before ? 'before' : 'now', newer: before });
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    const look = (): void => {
      waiting = registration.waiting;
      if (waiting !== null && serviceWorker.controller !== null) useOffline.setState({ newer: true });
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  } catch {
    // Refused by the browser's settings: nothing that the user has to hear of.
  }
}

/** The new version takes over and the page is loaded again. */
export function takeNewer(): void {
  asked = true;
  if (waiting === null) location.reload();
  else waiting.postMessage('take-over');
}
