import { userIdOf } from '#domain/access/viewer.ts';
import { sessionStore } from '../session/session-store.ts';
import { askAgain } from './ask-again.ts';
import { liveWire } from './live-wire.ts';

/** Hints that come together are asked about together. */
const TOGETHER_MS = 500;

/**
 * Hears the channel of the signed-in player, also after another one signed in. Calls `ask` after
 * hints about these subjects, and with `all` when hearing begins. Returns the function that ends
 * it.
 */
export function hearOwn(subjects: readonly string[], ask: (about: ReadonlySet<string>) => void): () => void {
  const again = askAgain({ ask, togetherMs: TOGETHER_MS, spreadMs: 0 });
  let silence: (() => void) | null = null;
  const follow = () => {
    silence?.();
    const userId = userIdOf(sessionStore.getState().viewer);
    silence =
      userId === null
        ? null
        : liveWire().hear(`user:${userId}`, (hint) => {
            if (hint.about === 'all' || subjects.includes(hint.about)) again.note(hint);
          });
  };
  const leave = sessionStore.subscribe(({ viewer }, before) => {
    if (userIdOf(viewer) !== userIdOf(before.viewer)) follow();
  });
  follow();
  return () => {
    leave();
    silence?.();
    again.stop();
  };
}
