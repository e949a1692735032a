import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListFindings } from '#components/list-findings/list-findings.tsx';
import type { SentListVerdict } from '#domain/roster/judge-sent-list.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TABLET } from '#ui/breakpoints.ts';
import { classNames } from '#ui/class-names.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './shared-list.module.css';

/** The faults of a link that was read all the same. */
export type LinkFaults = {
  /** The number of parts of the link that could not be read and were replaced or left out. */
  readonly problems: number;
  /** The link has more units than a list holds. */
  readonly isCut: boolean;
};

type ListNotesProps = LinkFaults & {
  verdict: SentListVerdict;
  units: number;
  nameOf: (unitId: string) => string;
};

/** Notes for the reader of a shared list: faults of the link, old values, legality. */
export function ListNotes({ problems, isCut, verdict, units, nameOf }: ListNotesProps) {
  const { t } = useLingui();
  const isTablet = useMediaQuery(TABLET);
  const { findings, differing, totals, isLegal } = verdict;
  const changed = differing.map(({ unitId }) => nameOf(unitId));
  const isUntouched = problems === 0 && !isCut;
  return (
    <div className={classNames('stack', styles.notes)} data-gap="2">
      {isCut && (
        <Banner tone="warning">
          <Trans>This link has more units than a list can have. The first 200 are shown.</Trans>
        </Banner>
      )}
      {problems > 0 && (
        <Banner tone="warning">
          <Plural
            value={problems}
            one="One part of this link could not be read and shows a default value or is left out."
            other="# parts of this link could not be read and show default values or are left out."
          />
        </Banner>
      )}
      {changed.length > 0 && (
        <Banner tone="warning">
          <p>{t`Shown as it was sent. This catalogue has other values for: ${changed.join(', ')}.`}</p>
          <p>
            <Trans>
              The catalogue gives it {totals.points} pts and {totals.command} CP. A list with other values
              does not count as legal.
            </Trans>
          </p>
        </Banner>
      )}
      {(findings.length > 0 || (isLegal && isUntouched)) && (
        <ListFindings findings={findings} units={units} nameOf={nameOf} isOpen={isTablet} />
      )}
    </div>
  );
}
