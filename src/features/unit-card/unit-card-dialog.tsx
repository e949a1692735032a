import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CardContent } from './card-content.tsx';
import { CardFooter } from './card-footer.tsx';
import { useUnitCard } from './use-unit-card.ts';

type UnitCardDialogProps = {
  /** Keys (`<faction>/<unit>`) of the units around this one, in the order to page through. */
  neighbours?: readonly string[];
};

/** The dialog of the address `?dialog=card&item=<faction>/<unit>`: a unit's card, to read, page through and print. */
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
  onTurn: (key: string) => void;
  onClose: () => void;
};

function KnownUnitDialog({ unit, neighbours, onTurn, onClose }: KnownUnitDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, retry } = useUnitCard(unit.faction, unit.id);
  const name = localName(unit, language);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Card of ${name}`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <CardFooter unit={unit} neighbours={neighbours} isReady={state.status === 'loaded'} onTurn={onTurn} />
      }
    >
      <CardContent unit={unit} state={state} language={language} onRetry={retry} />
    </Dialog>
  );
}
