import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useFetchAhead } from '#platform/use-fetch-ahead.ts';
import { Lazy } from '../lazy/lazy.tsx';

/** Fetches the dialog of unit cards. */
export const loadUnitCard = async () => (await import('./unit-card-dialog.tsx')).UnitCardDialog;

const AHEAD = [loadUnitCard];

type OpenUnitCardProps = {
  /** Keys (`<faction>/<unit>`) of the units to page through, in their order. */
  neighbours?: readonly string[];
};

/** The card that the address asks for, over any page. Its code is prefetched. */
export function OpenUnitCard({ neighbours = [] }: OpenUnitCardProps) {
  const card = useDialogAddress('card');
  useFetchAhead(AHEAD);
  return card.isOpen ? <Lazy load={loadUnitCard} props={{ neighbours }} onFailure={card.close} /> : null;
}
