import { userIdOf } from '#domain/access/viewer.ts';
import { sessionStore } from '../session/session-store.ts';

/** A page that is hidden for so long does no more until it is shown again. */
const HIDDEN_MS = 10_000;

type InView = {
  /** True while there is a reason to begin. */
  readonly isWanted: () => boolean;
  /** Begins the task for the user who is signed in. Returns what ends it. */
  readonly begin: () => () => void;
  /** Called after the task began or ended, and whenever the page was looked at again. */
  readonly onChange: () => void;
};

/** Does a task while somebody is signed in, the page is in view and the task is wanted. */
export function whileInView({ isWanted, begin, onChange }: InView) {
  let current: { readonly userId: string; readonly end: () => void } | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (current === null) return;
    current.end();
    current = null;
    onChange();
  };
  /** Looks again at who is there, whether the page is in view and the task wanted. */
  const follow = () => {
    clearTimeout(hiding);
    const userId = userIdOf(sessionStore.getState().viewer);
    if (userId !== current?.userId || !isWanted()) stop();
    if (userId === null || !isWanted()) return;
    if (document.visibilityState === 'hidden') {
      hiding = setTimeout(stop, HIDDEN_MS);
      return;
    }
    current ??= { userId, end: begin() };
    onChange();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', stop);
  const leave = sessionStore.subscribe(follow);
  return {
    isHere: () => current !== null,
    follow,
    close: () => {
      clearTimeout(hiding);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', stop);
      leave();
      stop();
    },
  };
}
