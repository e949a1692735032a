import type { Query } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';
import type { InPlace } from './count-changes.ts';
import { drawAgain, setPatch } from './kept-patch.ts';
import { holdTexts } from './kept-texts.ts';

/** The beginnings of the keys of queries that are made from the catalogue. */
const MADE_FROM_IT: readonly (readonly string[])[] = [
  ['glossary'],
  ['skill-texts'],
  ['unit-card'],
  ['unit-cards'],
  ['unit-rows'],
  ['unit-remarks'],
  ['missions'],
  ['catalogue'],
  ['portraits'],
  ['rule'],
  ['reader', 'glossary'],
  ['reader', 'search'],
];

/**
 * Puts a release in place everywhere: in the catalogue and all that is made from it. The pages are
 * drawn again once their texts are there. Never rejects.
 */
export async function showRelease({ patch, texts }: InPlace): Promise<void> {
  holdTexts(texts);
  setPatch(patch);
  const client = queryClient();
  client.removeQueries({ predicate: isMadeFromIt, type: 'inactive' });
  await client.refetchQueries({ predicate: isMadeFromIt, type: 'active' }).catch(() => undefined);
  drawAgain();
}

function isMadeFromIt({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return MADE_FROM_IT.some((start) => start.every((part, at) => queryKey[at] === part));
}
