import { storageKeys } from '../storage/keys.ts';
import type { TextStore } from '../storage/text-store.ts';

/**
 * Takes a draft for this page's life; false when a live tab has it. May wait up to `patienceMs` for
 * it to come free.
 */
export type TakeDraft = (id: string, patienceMs: number) => Promise<boolean>;

type HeartbeatPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove'>;
  /** The target of `pagehide` events. */
  readonly page: EventTarget;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An id that tells this page from every other, a duplicated tab included. */
  readonly instance: string;
  /** Another page took the draft while this one slept. */
  readonly onLost: () => void;
};

type Beat = { readonly at: number; readonly instance: string };

const BEAT_MS = 2_000;
/**
 * Browsers let timers of hidden tabs run once a minute, so only a longer silence means that the tab
 * is gone.
 */
const SILENCE_MS = 90_000;

/**
 * Takes drafts by signs of life in local storage, for pages without locks (no TLS). A page that
 * ends well takes its sign away; after a crash the draft counts as taken for 90 s, in which a
 * reload works on a copy.
 */
export function createHeartbeats(places: HeartbeatPlaces): TakeDraft {
  return (id) => {
    const key = storageKeys.heartbeat(id);
    const isTaken = () => {
      const beat = beatOf(places.texts.readText(key));
      return beat !== null && beat.instance !== places.instance && places.now() - beat.at < SILENCE_MS;
    };
    if (isTaken()) return Promise.resolve(false);
    const beat = () =>
      places.texts.writeText(key, JSON.stringify({ at: places.now(), instance: places.instance }));
    const timer = setInterval(() => {
      if (!isTaken()) {
        beat();
        return;
      }
      clearInterval(timer);
      places.onLost();
    }, BEAT_MS);
    const leave = () => {
      clearInterval(timer);
      if (!isTaken()) places.texts.remove(key);
    };
    places.page.addEventListener('pagehide', leave, { once: true });
    beat();
    return Promise.resolve(true);
  };
}

function beatOf(text: string | null): Beat | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { at, instance } = value as Partial<Record<keyof Beat, unknown>>;
    return typeof at === 'number' && typeof instance === 'string' ? { at, instance } : null;
  } catch {
    return null;
  }
}
