import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type CameraProblem, closeCamera, openCamera } from '#platform/scanning/camera.ts';
import { codeReader } from '#platform/scanning/code-reader.ts';
import { readFilm } from '#platform/scanning/read-pictures.ts';

/** `starting`: the browser asks the player; `unfetched`: the reader's code did not arrive. */
export type CameraState = 'starting' | 'looking' | CameraProblem | 'unfetched';

type Camera = {
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly retry: () => void;
};

/**
 * Looks through the camera while the component is there and the page in view. Reports each code
 * once while it stays in view. The video must be mounted in every state.
 */
export function useCamera(onText: (text: string) => void): Camera {
  const film = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>('starting');
  const isInView = useSyncExternalStore(followView, () => !document.hidden);
  const inView = useRef<readonly string[]>([]);
  const report = useEffectEvent((texts: readonly string[]) => {
    const fresh = texts.filter((text) => text !== '' && !inView.current.includes(text));
    inView.current = texts;
    for (const text of fresh) onText(text);
  });
  useEffect(() => {
    if (!isInView) return undefined;
    const ending = new AbortController();
    void start(film, ending.signal, setState, (texts) => report(texts));
    return () => ending.abort();
  }, [attempt, isInView]);
  return { film, state, retry: () => setAttempt(attempt + 1) };
}

function followView(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

async function start(
  place: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  setState: (state: CameraState) => void,
  onTexts: (texts: readonly string[]) => void,
): Promise<void> {
  const [camera, read] = await Promise.all([openCamera(), codeReader().catch(() => null)]);
  const film = place.current;
  if (camera.ok && (signal.aborted || read === null || film === null)) closeCamera(camera.stream);
  if (signal.aborted || film === null) return;
  if (!camera.ok || read === null) {
    setState(camera.ok ? 'unfetched' : camera.problem);
    return;
  }
  signal.addEventListener('abort', () => closeCamera(camera.stream));
  film.srcObject = camera.stream;
  setState('looking');
  // A film that ended before it began, because the page was hidden.
  await film.play().catch(() => undefined);
  await readFilm(film, read, onTexts, signal);
}
