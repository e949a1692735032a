import { useEffect, useState } from 'react';

/** The time without a change after which a text counts as settled, in milliseconds. */
const PAUSE_MS = 300;

/** The text as it was when the typing last paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
