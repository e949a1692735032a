import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '#data/community/post.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Army } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { readPost } from './read-post.ts';

type UnitsSectionProps = { post: Post; unitList: (army: Army, faction: string) => ReactNode };

/** The units as they were posted, and what today's rules say to them. */
export function UnitsSection({ post, unitList }: UnitsSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { army, document, findings } = readPost(post);
  const nameOf = (unitId: string) => {
    const unit = army.find((entry) => entry.unit.id === unitId)?.unit;
    return unit === undefined ? unitId : localName(unit, language);
  };
  return (
    <>
      {findings.map((finding) => (
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
