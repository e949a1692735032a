import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Finding } from '#domain/roster/types.ts';
import { type Verdict, verdictOf } from '#domain/roster/verdict.ts';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './list-findings.module.css';

/** The icon of each verdict, the same wherever a list's legality shows. */
export const VERDICT_ICONS: Readonly<Record<Verdict, IconName>> = {
  legal: 'success',
  warned: 'warning',
  illegal: 'violation',
};

/** Returns a function that says a verdict in words, with the number of warnings behind it. */
export function useVerdictWords(): (verdict: Verdict, count: number) => string {
  const { t } = useLingui();
  return (verdict, count) => {
    if (verdict === 'legal') return t`Legal list`;
    return verdict === 'illegal'
      ? t`${plural(count, { one: 'Not legal: # problem', other: 'Not legal: # problems' })}`
      : t`${plural(count, { one: '# warning', other: '# warnings' })}`;
  };
}

/** A list's legality in words, and the number of its faults. */
export type FoundVerdict = { readonly verdict: Verdict; readonly words: string; readonly count: number };

/** Returns a list's legality; null for an empty list. */
export function useVerdict(findings: readonly Finding[], units: number): FoundVerdict | null {
  const say = useVerdictWords();
  const verdict = verdictOf(findings, units);
  const count = findings.filter(({ level }) => level !== 'missing').length;
  return verdict === null ? null : { verdict, words: say(verdict, count), count };
}

/** A list's legality as an icon that names it. */
export function VerdictIcon({ verdict, words }: FoundVerdict) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} label={words} />
    </span>
  );
}
