import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { unitRemarksQuery } from '#data/card-text-queries.ts';
import { queryClient } from '#data/query/query-client.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { dateFormat } from '#platform/language/language.ts';
import { Banner } from '#ui/banner/banner.tsx';

type UnitRemarkProps = { unit: Unit; language: Language; className?: string | undefined };

/**
 * A note on why a release of the catalogue changed a unit, with thanks to the players who said so.
 * Renders nothing for a unit as the files have it.
 */
export function UnitRemark({ unit, language, className }: UnitRemarkProps) {
  const { t } = useLingui();
  const newest = useQuery(unitRemarksQuery(), queryClient()).data ?? null;
  const key = unitKey(unit.faction, unit.id);
  const remark = newest !== null && Object.hasOwn(newest.units, key) ? newest.units[key] : undefined;
  if (newest === null || remark === undefined) return null;
  const note = language === 'en' ? undefined : remark.notes[language];
  const names = new Intl.ListFormat(language).format(remark.by);
  const day = dateFormat(language, { dateStyle: 'long' }).format(new Date(newest.publishedAt));
  const { release } = remark;
  return (
    <Banner tone="info" title={<Trans>Errata</Trans>} {...(className === undefined ? {} : { className })}>
      {note ?? remark.note} {/* Of earlier releases only the number is known here. */}
      {release === newest.number ? t`Release ${release}, ${day}.` : t`Release ${release}.`}
      {remark.by.length > 0 && ` ${t`Thanks to ${names}.`}`}
    </Banner>
  );
}
