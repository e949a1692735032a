import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { glossaryEntry } from '#domain/catalogue/glossary.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { TermKind } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Chip } from '#ui/chip/chip.tsx';
import styles from './term-groups.module.css';
import { type GlossaryState, useGlossary } from './use-glossary.ts';

type TermChipProps = { kind: TermKind; printed: string };

/** One rule word that explains itself when pointed at or pressed. */
export function TermChip({ kind, printed }: TermChipProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const glossary = useGlossary(language);
  return (
    <Chip
      label={localTerm(catalogue, kind, printed, language)}
      closeLabel={t`Close`}
      tone={kind === 'characteristics' ? 'accent' : 'neutral'}
    >
      <TermText kind={kind} printed={printed} glossary={glossary} />
    </Chip>
  );
}

function TermText({ kind, printed, glossary }: TermChipProps & { glossary: GlossaryState }) {
  if (glossary === 'loading') {
    return (
      <p>
        <Trans>Loading...</Trans>
      </p>
    );
  }
  if (glossary === 'failed') {
    return (
      <p>
        <Trans>The explanation could not be loaded. Please try again later.</Trans>
      </p>
    );
  }
  const entry = glossaryEntry(glossary, kind, printed);
  if (entry === null) {
    return (
      <p>
        <Trans>Description coming soon</Trans>
      </p>
    );
  }
  const hasValue = printed.includes('(') && entry.value !== null;
  return (
    <>
      <p>{entry.text}</p>
      {hasValue && (
        <p className={styles.value}>
          <Trans>In brackets: {entry.value}</Trans>
        </p>
      )}
    </>
  );
}
