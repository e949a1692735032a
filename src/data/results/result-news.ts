import { createStore } from 'zustand/vanilla';
import type { GameResult } from '#domain/game/result.ts';
import type { ResultState } from './kept-results.ts';

/** A result that was sent behind the player's back, and what became of it. */
export type ResultNews = { readonly result: GameResult; readonly state: ResultState };

/** The latest one, to be told on whatever page is open; null before the first. */
export const resultNews = createStore<{ readonly latest: ResultNews | null }>()(() => ({ latest: null }));
