import { useLingui } from '@lingui/react/macro';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { type ChangedField, differences } from '#domain/catalogue/release/differences.ts';
import type { DraftFault } from '#domain/catalogue/workshop/draft-faults.ts';
import { wordsChange, wordsOverlay, wordsTarget } from '#domain/catalogue/workshop/words-change.ts';
import type { WordsByLanguage, WordsDraft } from '#domain/catalogue/workshop/words-draft.ts';
import { focusedOnWords, newWords } from '#domain/catalogue/workshop/words-faults.ts';
import { Summary } from '../summary.tsx';
import { pathWords } from './field-labels.ts';

type WordsSummaryProps = {
  draft: WordsDraft;
  base: WordsByLanguage | null;
  faults: readonly DraftFault[];
  sources: CatalogueSources;
};

/** The words that change, before and after; of something new all of them. */
export function WordsSummary({ draft, base, faults, sources }: WordsSummaryProps) {
  const { t } = useLingui();
  return (
    <Summary faults={faults} wordsOf={(field) => pathWords(field, t)}>
      {() => <UnitDifferences fields={changedWords(draft, base, sources)} />}
    </Summary>
  );
}

function changedWords(
  draft: WordsDraft,
  base: WordsByLanguage | null,
  sources: CatalogueSources,
): readonly ChangedField[] {
  if (base === null) return newWords(draft).map((each) => ({ ...each, before: undefined }));
  const target = wordsTarget(draft);
  const focused = focusedOnWords(sources, draft.section, target);
  const applied = applyOverlay(focused, wordsOverlay(draft, target, wordsChange(draft, base)));
  const found = applied.ok ? differences(focused, applied.value) : [];
  return found.flatMap(({ fields }) => fields);
}
