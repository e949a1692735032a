import { useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { catalogue } from '#data/catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { UnitPage } from '#features/unit-stats/unit/unit-page.tsx';
import type { UnitParts } from '#features/unit-stats/unit/unit-parts.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { usePartsAhead } from './use-parts.ts';

const loadUnitCard = async () => (await import('./parts.ts')).loadUnitCard();
const loadCardParts = async () => import('./unit-card-parts.tsx');
const loadProfile = async () => (await loadCardParts()).CardProfile;
const loadSkills = async () => (await loadCardParts()).CardSkills;
const loadTerms = async () => (await loadCardParts()).CardTerms;
const AHEAD = [loadUnitCard];

/** One unit, with the parts of its card and the card itself. */
export function UnitOfCatalogue() {
  const { faction = '' } = useParams();
  const card = useDialogAddress('card');
  usePartsAhead(AHEAD);
  const parts: UnitParts = {
    profile: (unit, profile) => <Lazy load={loadProfile} props={{ unit, profile }} />,
    skills: (unit) => <Lazy load={loadSkills} props={{ unit }} isQuiet />,
    terms: (unit) => <Lazy load={loadTerms} props={{ unit }} isQuiet />,
  };
  const units = catalogue.unitsByFaction.get(faction) ?? [];
  const neighbours = units.map((unit) => unitKey(faction, unit.id));
  return (
    <>
      <UnitPage parts={parts} onViewCard={(key) => card.open(key)} />
      {card.isOpen && <Lazy load={loadUnitCard} props={{ neighbours }} onFailure={card.close} />}
    </>
  );
}
