import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '#data/community/post.ts';
import { unitNames } from '#data/unit-names.ts';
import type { Army } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { readPost } from './read-post.ts';

type UnitsSectionProps = { post: Post; unitList: (army: Army, faction: string) => ReactNode };

/** The units as they were posted, and the findings of today's rules. */
export function UnitsSection({ post, unitList }: UnitsSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { army, document, verdict } = readPost(post);
  const nameOf = unitNames(army, document.faction, language);
  const changed = verdict.differing.map(({ unitId }) => nameOf(unitId)).join(', ');
  return (
    <>
      {changed !== '' && (
        <Banner tone="warning">
          <Trans>
            These units were posted with other values than the catalogue has: {changed}. The list is counted
            with the catalogue.
          </Trans>
        </Banner>
      )}
      {verdict.findings.map((finding) => (
        <Banner
          key={`${finding.code} ${finding.unitIds.join(' ')}`}
          tone={finding.level === 'violation' ? 'violation' : 'warning'}
        >
          {t(findingMessage(finding, nameOf))}
        </Banner>
      ))}
      {unitList(army, document.faction)}
    </>
  );
}
