import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#data/catalogue.ts';
import { queryClient } from '#data/query/query-client.ts';
import { unitRowsQuery } from '#data/unit-rows.ts';
import {
  compareLists,
  type ListComparison as Compared,
  type ReadList,
} from '#domain/compare/compare-lists.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './list-comparison.module.css';
import { SideMark } from './side-mark.tsx';
import { UnitSections } from './unit-sections.tsx';

/** One list of a comparison, and the name that it goes by there. */
export type ComparedSide = {
  readonly title: string;
  readonly document: RosterDocument;
  /** The facts that it is read with; without them those of now. */
  readonly facts?: Omit<ReadList, 'document'> | undefined;
};

export type ListComparisonProps = {
  one: ComparedSide;
  other: ComparedSide;
};

/** Two lists side by side: units, figures, roles and keywords, differences first. */
export function ListComparison({ one, other }: ListComparisonProps) {
  const { t } = useLingui();
  const cards = useQuery(unitRowsQuery(), queryClient());
  if (cards.isPending) {
    return <Skeleton shape="list" label={t`Loading...`} />;
  }
  const profileOf = (faction: string, id: string) => cards.data?.cardOf(faction, id)?.profile ?? null;
  const read = ({ document, facts }: ComparedSide) => ({ document, ...(facts ?? { catalogue, profileOf }) });
  const compared = compareLists(read(one), read(other));
  const titles = { one: one.title, other: other.title };
  return (
    <div className={styles.comparison}>
      {cards.isError && (
        <LoadFailure title={t`The cards of the units could not be loaded`} onRetry={cards.refetch}>
          <Trans>Units, points and command are compared. Check the network and try again.</Trans>
        </LoadFailure>
      )}
      {compared.isSame && (
        <Banner tone="info">
          <p>
            <Trans>Both lists have the same units.</Trans>
          </p>
        </Banner>
      )}
      <UnitSections units={compared.units} titles={titles} />
      <FigureTable compared={compared} titles={titles} />
      <CoverageSection roles={compared.roles} keywords={compared.keywords} titles={titles} />
      {cards.isSuccess && <UnknownUnits unknown={compared.unknown} />}
    </div>
  );
}

/** The units whose cards nobody here knows: most figures leave them out. */
function UnknownUnits({ unknown }: { unknown: Compared['unknown'] }) {
  const language = useLanguage();
  if (unknown.one.length + unknown.other.length === 0) return null;
  return (
    <div className={styles.note}>
      <p>
        <Trans>Not all facts of these units are known here. Most figures leave them out:</Trans>
      </p>
      <ul className={styles.plain}>
        {(['one', 'other'] as const).map(
          (side) =>
            unknown[side].length > 0 && (
              <li key={side}>
                <SideMark side={side} /> {unknown[side].map((unit) => localName(unit, language)).join(', ')}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
