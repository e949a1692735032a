/** A list in a few words, as a card for its link shows it. */
export interface ListCard {
  readonly name: string;
  /** As it is shown; empty when it is not known. */
  readonly faction: string;
  readonly points: number;
  readonly command: number;
  readonly units: number;
  /** Null where the list says none. */
  readonly author: string | null;
  readonly description: string | null;
}

/** Title and description of a list's page. English: who reads the card is not known. */
export function cardTexts(card: ListCard): { readonly title: string; readonly description: string } {
  const { name, faction, points, command, units, author, description } = card;
  const facts = [
    faction,
    `${String(points)} pts`,
    `${String(command)} CP`,
    `${String(units)} ${units === 1 ? 'unit' : 'units'}`,
    author === null ? '' : `by ${author}`,
  ].filter((fact) => fact !== '');
  const words = description ?? '';
  return {
    title: `${name.trim() === '' ? 'Untitled List' : name} – Muster`,
    description: [facts.join(' · '), words].filter((part) => part !== '').join(' — '),
  };
}
