import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { UnitRemark } from '#components/unit-remark/unit-remark.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { correctUnitPath } from '#platform/workshop-paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CardContent } from './card-content.tsx';
import { CardFooter } from './card-footer.tsx';
import { CardImage, type CardImageStatus } from './card-image.tsx';
import { type CardView, CardViewSwitch } from './card-view-switch.tsx';
import styles from './unit-card-dialog.module.css';
import { useUnitCard } from './use-unit-card.ts';

type UnitCardDialogProps = {
  /** Keys (`<faction>/<unit>`) of the units around this one, in the order to page through. */
  neighbours?: readonly string[];
};

/**
 * The dialog of the address `?dialog=card&item=<faction>/<unit>`: a unit's card, drawn and as text,
 * to page through and print.
 */
export function UnitCardDialog({ neighbours = [] }: UnitCardDialogProps) {
  const { t } = useLingui();
  const address = useDialogAddress('card');
  const unit = address.value === null ? undefined : catalogue.unitByKey.get(address.value);
  if (!address.isOpen) return null;
  if (unit !== undefined) {
    return (
      <KnownUnitDialog unit={unit} neighbours={neighbours} onTurn={address.open} onClose={address.close} />
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
      <EmptyState title={t`This unit is not known here`} icon="search">
        <p>
          <Trans>
            The address names a unit that is not in the catalogue. Choose one from the list of units.
          </Trans>
        </p>
      </EmptyState>
    </Dialog>
  );
}

type KnownUnitDialogProps = {
  unit: Unit;
  neighbours: readonly string[];
  onTurn: (key: string) => void;
  onClose: () => void;
};

type Shown = { readonly of: string; readonly status: CardImageStatus };

function KnownUnitDialog({ unit, neighbours, onTurn, onClose }: KnownUnitDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, retry } = useUnitCard(unit.faction, unit.id);
  const [view, setView] = useState<CardView>('picture');
  const [shown, setShown] = useState<Shown | null>(null);
  const name = localName(unit, language);
  const pictureKey = `${unitKey(unit.faction, unit.id)} ${language}`;
  const status = shown?.of === pictureKey ? shown.status : 'loading';
  // A picture that cannot be loaded leaves the card as text, to read and to print.
  const isPicture = view === 'picture' && status !== 'failed';
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
          isPicture={isPicture}
          isReady={isPicture ? status === 'loaded' : state.status === 'loaded'}
          onTurn={onTurn}
        />
      }
    >
      <div className={styles.views}>
        <CardViewSwitch view={view} onChange={setView} />
      </div>
      {view === 'picture' && (
        <div key={pictureKey}>
          <UnitRemark unit={unit} language={language} className={styles.erratum} />
          <CardImage
            unit={unit}
            language={language}
            onStatus={(next) => setShown({ of: pictureKey, status: next })}
          />
        </div>
      )}
      {!isPicture && <CardContent unit={unit} state={state} language={language} onRetry={retry} />}
      <p className={styles.correct}>
        <Button
          variant="quiet"
          size="sm"
          icon="edit"
          render={<Link to={correctUnitPath(unit.faction, unit.id)} />}
        >
          <Trans>Suggest a correction</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
