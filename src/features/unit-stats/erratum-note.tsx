import { Trans } from '@lingui/react/macro';
import { erratumOf } from '#data/errata/kept-errata.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Banner } from '#ui/banner/banner.tsx';

type ErratumNoteProps = { unit: Unit; language: Language };

/** A note on the erratum of a unit; renders nothing for a unit without one. */
export function ErratumNote({ unit, language }: ErratumNoteProps) {
  const erratum = erratumOf(unit);
  if (erratum === null) return null;
  const note = language === 'en' ? undefined : erratum.notes[language];
  return (
    <Banner tone="info" title={<Trans>Errata</Trans>}>
      {note ?? erratum.note}
    </Banner>
  );
}
