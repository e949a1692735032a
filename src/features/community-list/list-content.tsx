import { Trans, useLingui } from '@lingui/react/macro';
import { ListFindings } from '#components/list-findings/list-findings.tsx';
import { UnitsWithCard } from '#components/shared-units/units-with-card.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import type { Post, PostSource } from '#data/community/post.ts';
import { unitNames } from '#data/unit-names.ts';
import { diffDocuments } from '#domain/roster/diff.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useDifferenceRows } from '#platform/words/use-difference-rows.ts';
import { TABLET } from '#ui/breakpoints.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { DifferenceTable } from '#ui/difference-table/difference-table.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './community-list.module.css';
import { readPost } from './read-post.ts';

export * as exports from './list-exports.ts';

/**
 * The differences between a copy and its original, both as they are now, counted with today's
 * catalogue.
 */
export function Changes({ post, source }: { post: Post; source: PostSource }) {
  const { t } = useLingui();
  const rows = useChanges(post, source);
  if (rows.length === 0) {
    return (
      <p className={styles.muted}>
        <Trans>It has the same units as the original.</Trans>
      </p>
    );
  }
  return (
    <Disclosure title={t`What this list changed`} count={rows.length}>
      {Date.parse(source.updatedAt) > Date.parse(post.createdAt) && (
        <p className={styles.muted}>
          <Trans>
            The original was changed after this list was posted. Both are compared as they are now.
          </Trans>
        </p>
      )}
      <DifferenceTable title={t`What differs`} before={t`Original`} after={t`This list`} rows={rows} />
    </Disclosure>
  );
}

/** The names of the two lists stand above already. */
function useChanges(post: Post, source: PostSource) {
  const { t } = useLingui();
  const language = useLanguage();
  const rowsOf = useDifferenceRows();
  const diff = diffDocuments(readPost(source).document, readPost(post).document, catalogue);
  const rows = rowsOf({ ...diff, renamed: null }, (id) => factionName(id, language) ?? id);
  if (post.isTournamentList === source.isTournamentList) return rows;
  const kindOf = ({ isTournamentList }: PostSource) => (isTournamentList ? t`Tournament` : t`Casual`);
  return [...rows, { key: 'kind', what: t`List type`, before: kindOf(source), after: kindOf(post) }];
}

type UnitsSectionProps = {
  post: Post;
  /** Holds the card of a unit; null while it is not there. */
  cardPlace: Element | null;
};

/** The units as they were posted, and the findings of today's rules. */
export function UnitsSection({ post, cardPlace }: UnitsSectionProps) {
  const language = useLanguage();
  const isTablet = useMediaQuery(TABLET);
  const { army, document, verdict } = readPost(post);
  const nameOf = unitNames(army, document.faction, language);
  const changed = verdict.differing.map(({ unitId }) => nameOf(unitId)).join(', ');
  return (
    <UnitsWithCard army={army} faction={document.faction} place={cardPlace}>
      {changed !== '' && (
        <Banner tone="warning">
          <Trans>
            These units were posted with other values than the catalogue has: {changed}. The list is counted
            with the catalogue.
          </Trans>
        </Banner>
      )}
      {verdict.findings.some(({ level }) => level !== 'missing') && (
        <ListFindings
          findings={verdict.findings}
          units={verdict.totals.units}
          nameOf={nameOf}
          isOpen={isTablet}
        />
      )}
    </UnitsWithCard>
  );
}
