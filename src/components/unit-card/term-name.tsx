import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { valueDice } from '#domain/catalogue/roll-codes.ts';
import { parseTerm } from '#domain/catalogue/texts/term.ts';
import type { TermKind } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';

type TermNameProps = { kind: TermKind; printed: string };

/** A rule word in the reader's language, with the dice of its value drawn as on the card. */
export function TermName({ kind, printed }: TermNameProps) {
  const language = useLanguage();
  const { base, value } = parseTerm(printed);
  const dice = value === null ? null : valueDice(value);
  if (dice === null) return localTerm(catalogue, kind, printed, language);
  return (
    <>
      {localTerm(catalogue, kind, base, language)} (<RollDrawing roll={dice} />)
    </>
  );
}
