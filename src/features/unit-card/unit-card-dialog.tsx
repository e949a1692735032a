import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ErratumNote } from '#components/erratum-note/erratum-note.tsx';
import { catalogue } from '#data/catalogue.ts';
import { erratumOf } from '#data/errata/kept-errata.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { CardContent } from './card-content.tsx';
import { CardFooter } from './card-footer.tsx';
import styles from './unit-card-dialog.module.css';
import { useUnitCard } from './use-unit-card.ts';

/** The drawn card of a unit, which tells when it is there to be printed. */
export type CardPicture = (
  unit: Unit,
  language: Language,
  onStatus: (status: 'loading' | 'loaded' | 'failed') => void,
) => ReactNode;

type UnitCardDialogProps = {
  /** Keys (`<faction>/<unit>`) of the units around this one, in the order to page through. */
  neighbours?: readonly string[];
  /** Shown first where it is given; the card as text is a choice beside it. */
  picture?: CardPicture;
};

/**
 * The dialog of the address `?dialog=card&item=<faction>/<unit>`: a unit's card, drawn and as text,
 * to page through and print.
 */
export function UnitCardDialog({ neighbours = [], picture }: UnitCardDialogProps) {
  const { t } = useLingui();
  const address = useDialogAddress('card');
  const unit = address.value === null ? undefined : catalogue.unitByKey.get(address.value);
  if (!address.isOpen) return null;
  if (unit !== undefined) {
    return (
      <KnownUnitDialog
        unit={unit}
        neighbours={neighbours}
        picture={picture}
        onTurn={address.open}
        onClose={address.close}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && address.close()}
      title={t`Unit card`}
      closeLabel={t`Close`}
      size="sm"
    >
      <EmptyState title={t`This unit is not known here`}>
        <p>
          <Trans>
            The address names a unit that the catalogue does not hold. Choose one from the list of units.
          </Trans>
        </p>
      </EmptyState>
    </Dialog>
  );
}

type KnownUnitDialogProps = {
  unit: Unit;
  neighbours: readonly string[];
  picture: CardPicture | undefined;
  onTurn: (key: string) => void;
  onClose: () => void;
};

type Shown = { readonly of: string; readonly status: 'loading' | 'loaded' | 'failed' };

function KnownUnitDialog({ unit, neighbours, picture, onTurn, onClose }: KnownUnitDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, retry } = useUnitCard(unit.faction, unit.id);
  const [view, setView] = useState<'picture' | 'text'>(
    // The drawn card is as printed: a corrected unit shows its facts first.
    picture === undefined || erratumOf(unit) !== null ? 'text' : 'picture',
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const name = localName(unit, language);
  const pictureKey = `${unitKey(unit.faction, unit.id)} ${language}`;
  const hasPicture = shown?.of === pictureKey && shown.status === 'loaded';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Card of ${name}`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <CardFooter
          unit={unit}
          neighbours={neighbours}
          isPicture={view === 'picture'}
          isReady={view === 'picture' ? hasPicture : state.status === 'loaded'}
          onTurn={onTurn}
        />
      }
    >
      {picture !== undefined && (
        <div className={styles.views}>
          <ToggleGroup
            label={t`Show the card`}
            value={view}
            onValueChange={setView}
            items={[
              { value: 'picture', label: t`Picture`, icon: 'card' },
              { value: 'text', label: t`Text`, icon: 'text-size' },
            ]}
          />
        </div>
      )}
      {picture !== undefined && view === 'picture' ? (
        <div key={pictureKey}>
          <ErratumNote unit={unit} language={language} isOverPicture className={styles.erratum} />
          {picture(unit, language, (status) => setShown({ of: pictureKey, status }))}
        </div>
      ) : (
        <CardContent unit={unit} state={state} language={language} onRetry={retry} />
      )}
    </Dialog>
  );
}
