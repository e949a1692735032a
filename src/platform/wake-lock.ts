type Lock = { readonly release: () => Promise<void> };
type Screen = {
  /** `navigator.wakeLock`; undefined in browsers that have none. */
  readonly wakeLock: { readonly request: (type: 'screen') => Promise<Lock> } | undefined;
  readonly document: {
    readonly visibilityState: string;
    readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void;
    readonly removeEventListener: (type: 'visibilitychange', listener: () => void) => void;
  };
};

const thisScreen = (): Screen => ({
  // Absent on pages without TLS, whatever the types say.
  wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined,
  document,
});

/**
 * Keeps the screen on until the answered function is called. The browser lets go whenever the page
 * is hidden (a call, another app), so it is asked again each time the page is back in view. Where
 * the browser cannot or will not (low battery), nothing happens.
 */
export function keepAwake({ wakeLock, document: page }: Screen = thisScreen()): () => void {
  if (wakeLock === undefined) return () => undefined;
  let isOver = false;
  let lock: Lock | null = null;
  const letGo = (held: Lock | null) => void held?.release().catch(() => undefined);
  const ask = async () => {
    if (page.visibilityState !== 'visible') return;
    try {
      const given = await wakeLock.request('screen');
      if (isOver) return letGo(given);
      letGo(lock);
      lock = given;
    } catch {
      // The next time in view asks again.
    }
  };
  const onChange = () => void ask();
  page.addEventListener('visibilitychange', onChange);
  void ask();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', onChange);
    letGo(lock);
  };
}
