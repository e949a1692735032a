import { useRef } from 'react';
import { findTyped } from './find-typed.ts';

/** Letters typed within this many milliseconds belong to one word. */
const TYPING_PAUSE = 600;

/**
 * Remembers what is being typed and answers the index of the label that it leads to, -1 for none.
 */
export function useTyping() {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (letter: string, at: number, labels: readonly string[], current: number): number => {
    const isGoingOn = at - typed.current.at < TYPING_PAUSE;
    typed.current = { text: isGoingOn ? typed.current.text + letter : letter, at };
    return findTyped(labels, typed.current.text, current);
  };
}
