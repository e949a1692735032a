import { Trans } from '@lingui/react/macro';
import { erratumOf } from '#data/errata/kept-errata.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import styles from './unit-card-dialog.module.css';

type ErratumNoteProps = {
  unit: Unit;
  language: Language;
  /** True over the card's picture, which shows the card as printed. */
  isOverPicture?: boolean;
};

/** A note on the erratum of a unit; renders nothing for a unit without one. */
export function ErratumNote({ unit, language, isOverPicture = false }: ErratumNoteProps) {
  const erratum = erratumOf(unit);
  if (erratum === null) return null;
  const note = language === 'en' ? undefined : erratum.notes[language];
  return (
    <Banner tone="info" title={<Trans>Errata</Trans>} className={styles['erratum']}>
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
