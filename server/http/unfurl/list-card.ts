/** A list in a few words, as a card for its link shows it. */
export type ListCard = {
  readonly name: string;
  readonly factionId: string;
  /** As it is shown; empty when it is not known. */
  readonly faction: string;
  readonly points: number;
  readonly command: number;
  readonly units: number;
  /** Null where the list says none. */
  readonly author: string | null;
  readonly description: string | null;
  /** True when it is known to break a rule of list building. */
  readonly isIllegal: boolean;
  /** Ids of its units, each once, in its order. */
  readonly unitIds: readonly string[];
};

/** Title and description of a list's page. English: who reads the card is not known. */
export function cardTexts(card: ListCard): { readonly title: string; readonly description: string } {
  const { name, faction, author, description } = card;
  const facts = [faction, factsLine(card), authorLine(author)].filter((fact) => fact !== '');
  const words = description ?? '';
  return {
    title: `${name.trim() === '' ? 'Untitled List' : name} – Muster`,
    description: [facts.join(' · '), words].filter((part) => part !== '').join(' — '),
  };
}

/** Returns the totals of a list in one line, after the mark of one that breaks a rule. */
export function factsLine({ points, command, units, isIllegal }: ListCard): string {
  const mark = isIllegal ? 'Not legal · ' : '';
  return `${mark}${String(points)} pts · ${String(command)} CP · ${String(units)} ${units === 1 ? 'unit' : 'units'}`;
}

/** Returns the line that names the author; empty without one. */
export function authorLine(author: string | null): string {
  return author === null ? '' : `by ${author}`;
}
