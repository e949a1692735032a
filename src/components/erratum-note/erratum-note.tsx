import { Trans } from '@lingui/react/macro';
import { erratumOf } from '#data/errata/kept-errata.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Banner } from '#ui/banner/banner.tsx';

type ErratumNoteProps = {
  unit: Unit;
  language: Language;
  /** Adds that the picture below shows the card as printed. */
  isOverPicture?: boolean;
  className?: string | undefined;
};

/** A note on why a unit's card was corrected; renders nothing for a unit without an erratum. */
export function ErratumNote({ unit, language, isOverPicture = false, className }: ErratumNoteProps) {
  const erratum = erratumOf(unit);
  if (erratum === null) return null;
  const note = language === 'en' ? undefined : erratum.notes[language];
  return (
    <Banner tone="info" title={<Trans>Errata</Trans>} {...(className === undefined ? {} : { className })}>
      {note ?? erratum.note}
      {isOverPicture && (
        <>
          {' '}
          <Trans>The picture shows the card as printed.</Trans>
        </>
      )}
    </Banner>
  );
}
