import { useQuery } from '@tanstack/react-query';
import { skillTextsQuery, unitCardQuery, unitRemarksQuery } from '#data/card-text-queries.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { UnitCard } from '#domain/catalogue/assemble.ts';
import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { useLanguage } from '#platform/use-language.ts';

export type UnitCardState =
  | { readonly status: 'loading' | 'failed' }
  /**
   * `card` is null when the catalogue has no such unit; `texts` say in the reader's language what
   * skills do.
   */
  | { readonly status: 'loaded'; readonly card: UnitCard | null; readonly texts: SkillTexts };

/**
 * Loads a unit's card with its skills in the reader's language; `retry` starts over after a
 * failure.
 */
export function useUnitCard(faction: string, unitId: string): { state: UnitCardState; retry: () => void } {
  const card = useQuery(unitCardQuery(faction, unitId), queryClient());
  const texts = useQuery(skillTextsQuery(useLanguage()), queryClient());
  // Printed with the card: paper waits for it.
  const remarks = useQuery(unitRemarksQuery(), queryClient());
  const retry = () => void card.refetch();
  if (card.isError) return { state: { status: 'failed' }, retry };
  if (card.isPending || texts.isPending || remarks.isPending) return { state: { status: 'loading' }, retry };
  // A card without its words still has its numbers and the English notes: better than none.
  return { state: { status: 'loaded', card: card.data, texts: texts.data ?? {} }, retry };
}
