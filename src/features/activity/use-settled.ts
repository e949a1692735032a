import { useEffect, useState } from 'react';

/** How long a text must stand still, in milliseconds. */
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
