import { useLingui, Trans } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { glossaryQuery } from '#data/card-text-queries.ts';
import { queryClient } from '#data/query/query-client.ts';
import { cardWords } from '#domain/catalogue/characteristics.ts';
import type { TermKind, Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { type Glossary, glossaryEntry } from '#domain/catalogue/texts/glossary.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { TermName } from './term-name.tsx';
import styles from './term-groups.module.css';

type TermGroupsProps = {
  unit: Unit;
  /** True on paper: plain words instead of chips to press. */
  isPlain?: boolean;
};

/**
 * The rule words on a unit's card, in the reader's language, under three headings. Empty groups are
 * left out.
 */
export function TermGroups({ unit, isPlain = false }: TermGroupsProps) {
  const { t } = useLingui();
  const { characteristics, keywords } = cardWords(unit);
  return (
    <>
      <TermGroup
        label={t`Characteristics`}
        kind="characteristics"
        terms={characteristics}
        isPlain={isPlain}
      />
      <TermGroup label={t`Keywords`} kind="keywords" terms={keywords} isPlain={isPlain} />
      <TermGroup label={t`Special Rules`} kind="special-rules" terms={unit.specialRules} isPlain={isPlain} />
    </>
  );
}

type TermGroupProps = { label: string; kind: TermKind; terms: readonly string[]; isPlain: boolean };

function TermGroup({ label, kind, terms, isPlain }: TermGroupProps) {
  const labelId = useId();
  if (terms.length === 0) return null;
  if (isPlain) return <PlainTerms label={label} kind={kind} terms={terms} />;
  return (
    <div className={styles.group}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <ul className={styles.terms} aria-labelledby={labelId}>
        {terms.map((printed) => (
          <li key={printed} className={styles.term}>
            <TermChip kind={kind} printed={printed} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlainTerms({ label, kind, terms }: Omit<TermGroupProps, 'isPlain'>) {
  return (
    <dl className={styles.plain}>
      <dt>{label}</dt>
      <dd>
        {terms.map((printed, at) => (
          <Fragment key={printed}>
            {at > 0 && ' · '}
            <TermName kind={kind} printed={printed} />
          </Fragment>
        ))}
      </dd>
    </dl>
  );
}

type TermChipProps = { kind: TermKind; printed: string };

/** One rule word that explains itself when pointed at or pressed. */
function TermChip({ kind, printed }: TermChipProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const glossary = useQuery(glossaryQuery(language), queryClient());
  return (
    <Chip
      label={<TermName kind={kind} printed={printed} />}
      closeLabel={t`Close`}
      tone={kind === 'characteristics' ? 'accent' : 'neutral'}
    >
      <TermText kind={kind} printed={printed} glossary={glossary} />
    </Chip>
  );
}

function TermText({ kind, printed, glossary }: TermChipProps & { glossary: UseQueryResult<Glossary> }) {
  if (glossary.isPending) {
    return (
      <p>
        <Trans>Loading...</Trans>
      </p>
    );
  }
  if (glossary.isError) {
    return (
      <p>
        <Trans>The explanation could not be loaded. Please try again later.</Trans>
      </p>
    );
  }
  const entry = glossaryEntry(glossary.data, kind, printed);
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
