import { useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { catalogue } from '#data/catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { UnitPage } from '#features/unit-stats/unit/unit-page.tsx';
import type { CardSections } from '#features/unit-stats/unit/card-sections.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useFetchAhead } from '../ahead/use-fetch-ahead.ts';

const loadUnitCard = async () => (await import('../ahead/loaders.ts')).loadUnitCard();
const loadCardSections = async () => import('./card-sections.tsx');
const loadProfile = async () => (await loadCardSections()).CardProfile;
const loadSkills = async () => (await loadCardSections()).CardSkills;
const loadTerms = async () => (await loadCardSections()).CardTerms;
const AHEAD = [loadUnitCard];

/** One unit, with the sections of its card and the card itself. */
export function UnitOfCatalogue() {
  const { faction = '' } = useParams();
  const card = useDialogAddress('card');
  useFetchAhead(AHEAD);
  const sections: CardSections = {
    profile: (unit, profile) => <Lazy load={loadProfile} props={{ unit, profile }} />,
    skills: (unit) => <Lazy load={loadSkills} props={{ unit }} isQuiet />,
    terms: (unit) => <Lazy load={loadTerms} props={{ unit }} isQuiet />,
  };
  const units = catalogue.unitsByFaction.get(faction) ?? [];
  const neighbours = units.map((unit) => unitKey(faction, unit.id));
  return (
    <>
      <UnitPage sections={sections} onViewCard={(key) => card.open(key)} />
      {card.isOpen && <Lazy load={loadUnitCard} props={{ neighbours }} onFailure={card.close} />}
    </>
  );
}
