import { useRef } from 'react';
import { findTyped } from './find-typed.ts';

/** Letters typed within this many milliseconds belong to one word. */
const TYPING_PAUSE = 600;

/** Remembers the typed letters and returns the index of the label that they lead to, or -1. */
export function useTyping() {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (letter: string, at: number, labels: readonly string[], current: number): number => {
    const isGoingOn = at - typed.current.at < TYPING_PAUSE;
    typed.current = { text: isGoingOn ? typed.current.text + letter : letter, at };
    return findTyped(labels, typed.current.text, current);
  };
}
