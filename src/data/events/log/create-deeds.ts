import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EventDeed } from '#domain/events/log/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import { changeWaiting, type DeedProblem, readWaiting, type WaitingDeed } from './waiting-deeds.ts';

/** The deeds that one call takes at most. */
const MOST_AT_ONCE = 50;

/** `later`: there was no answer, or too many came at once. */
export type SentDeeds =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly problem: DeedProblem };

export type DeedPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  /** The account on this device, also while it cannot be refreshed; null for none. */
  readonly account: () => string | null;
  /** Sends deeds of one event, in their order. Never rejects. */
  readonly send: (event: string, deeds: readonly WaitingDeed[]) => Promise<SentDeeds>;
  /** Called when the log of an event has got deeds of this device, before they cease to wait. */
  readonly onSent: (event: string) => Promise<void>;
  /** Keeps other tabs from sending at the same time. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly newId: () => string;
  readonly nowIso: () => string;
};

export type Deeds = {
  /** Grows with every change, so that readers look again. */
  readonly store: StoreApi<{ readonly changes: number }>;
  /** Keeps deeds on the device, all or none; false when the browser could not. */
  readonly keep: (event: string, some: readonly EventDeed[]) => boolean;
  readonly sendWaiting: () => Promise<void>;
  readonly isWaiting: () => boolean;
  /** Everything that waits, refused deeds too: the same list as long as nothing changes. */
  readonly waiting: () => readonly WaitingDeed[];
  /** Forgets deeds that the backend refused. */
  readonly drop: (ids: readonly string[]) => void;
};

/**
 * The deeds of an account in running events: each is kept on the device before it is sent and stays
 * until the log has it. So an organiser goes on without a network.
 */
export function createDeeds(places: DeedPlaces): Deeds {
  const { alone, newId, nowIso } = places;
  const { store, read, change } = keepDeeds(places);
  const drop = (ids: readonly string[]) => {
    change((deeds) => deeds.filter(({ id }) => !ids.includes(id)));
  };
  const refuse = (refused: string, problem: DeedProblem) => {
    change((deeds) => deeds.map((deed) => (deed.id === refused ? { ...deed, problem } : deed)));
  };
  const toSend = () => read().filter(({ problem }) => problem === null);
  return {
    store,
    keep: (event, some) => {
      const made = some.map((deed): WaitingDeed => {
        return { event, id: newId(), madeAt: nowIso(), deed, problem: null };
      });
      return change((deeds) => [...deeds, ...made]);
    },
    sendWaiting: async () =>
      alone(async () => {
        const all = toSend();
        for (const event of new Set(all.map((deed) => deed.event))) {
          const its = all.filter((deed) => deed.event === event);
          for (let at = 0; at < its.length; at += MOST_AT_ONCE) {
            const some = its.slice(at, at + MOST_AT_ONCE);
            if (!(await sendSome(event, some, { ...places, drop, refuse }))) return;
          }
        }
      }),
    isWaiting: () => toSend().length > 0,
    waiting: read,
    drop,
  };
}

const NOTHING: readonly WaitingDeed[] = [];

/** The deeds in the local storage, and a store that hears of every change, in other tabs too. */
function keepDeeds({ texts, account }: Pick<DeedPlaces, 'texts' | 'account'>) {
  const store = createStore(() => ({ changes: 0 }));
  const changed = () => store.setState(({ changes }) => ({ changes: changes + 1 }));
  const followed = new Set<string>();
  return {
    store,
    read: (): readonly WaitingDeed[] => {
      const userId = account();
      if (userId === null) return NOTHING;
      if (!followed.has(userId)) texts.subscribe(storageKeys.eventDeeds(userId), changed);
      followed.add(userId);
      return readWaiting(texts, userId);
    },
    change: (make: (deeds: readonly WaitingDeed[]) => readonly WaitingDeed[]): boolean => {
      const userId = account();
      if (userId === null || !changeWaiting(texts, userId, make)) return false;
      changed();
      return true;
    },
  };
}

type Sending = Pick<DeedPlaces, 'send' | 'onSent'> & {
  readonly drop: (ids: readonly string[]) => void;
  readonly refuse: (id: string, problem: DeedProblem) => void;
};

/** Returns false without a response: the deeds after these wait too. */
async function sendSome(
  event: string,
  deeds: readonly WaitingDeed[],
  { send, onSent, drop, refuse }: Sending,
): Promise<boolean> {
  const answer = await send(event, deeds);
  if (answer.kind === 'later') return false;
  if (answer.kind === 'sent') {
    await onSent(event);
    drop(deeds.map(({ id }) => id));
    return true;
  }
  if (deeds.length === 1) {
    for (const { id } of deeds) refuse(id, answer.problem);
    return true;
  }
  // One of them is not taken; the others may be.
  for (const deed of deeds) {
    if (!(await sendSome(event, [deed], { send, onSent, drop, refuse }))) return false;
  }
  return true;
}
