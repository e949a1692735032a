import { useLingui } from '@lingui/react/macro';
import { SearchedField } from '#components/searched-field/searched-field.tsx';
import { cardWords } from '#data/card-words-by-language.ts';
import { catalogue } from '#data/catalogue.ts';
import { effectSentence } from '#domain/catalogue/effect-sentence.ts';
import { parseEffect } from '#domain/catalogue/effects.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useFieldTexts, useWorkshop } from './workshop-form.ts';

type EffectFieldProps = { path: string; value: string; onChange: (value: string) => void };

/**
 * The effect that symbols buy. Effects of other cards are found by their sentence; any other text
 * shows as it is typed.
 */
export function EffectField({ path, value, onChange }: EffectFieldProps) {
  const { t } = useLingui();
  const { sources } = useWorkshop();
  const language = useLanguage();
  const textsOf = useFieldTexts();
  const sentenceOf = (code: string) =>
    effectSentence(parseEffect(code), {
      language,
      words: cardWords(language),
      term: (kind, printed) => localTerm(catalogue, kind, printed, language),
    });
  const typed = foldText(value.trim());
  const isCode = parseEffect(value).kind !== 'text';
  const found = isCode
    ? []
    : knownEffects(sources)
        .map((code) => ({ value: code, label: sentenceOf(code) }))
        .filter(({ value: code, label }) => foldText(`${code} ${label}`).includes(typed));
  return (
    <SearchedField
      label={t`Effect`}
      {...textsOf(
        path,
        isCode ? sentenceOf(value) : t`Search the effects of other cards, or write your own.`,
      )}
      value={value}
      onValueChange={onChange}
      found={found}
      onChoose={onChange}
    />
  );
}

const effectsOf = new WeakMap<CatalogueSources, readonly string[]>();

/** The codes that cards have, the most frequent first. */
function knownEffects(sources: CatalogueSources): readonly string[] {
  const known = effectsOf.get(sources);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  const rows = sources.factions
    .flatMap(({ units }) => units.value)
    .flatMap(({ profile }) => profile?.profiles ?? []);
  for (const { effect } of rows
    .flatMap(({ ranged, melee, defence }) => [ranged, melee, defence])
    .flatMap((roll) => roll?.switches ?? [])) {
    if (parseEffect(effect).kind !== 'text') counts.set(effect, (counts.get(effect) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one).map(([effect]) => effect);
  effectsOf.set(sources, sorted);
  return sorted;
}
