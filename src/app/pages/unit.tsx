import { catalogue } from '#data/catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { useParams } from 'react-router';
import { cardSkills } from '#domain/catalogue/card-skills.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { CardStats } from '#features/unit-card/card-stats.tsx';
import { describedSkills } from '#features/unit-card/described-skills.ts';
import { JoinedHalf } from '#features/unit-card/joined-half.tsx';
import { ProfileRow } from '#features/unit-card/profile-row.tsx';
import { RollParts } from '#features/unit-card/roll-line.tsx';
import { SkillList } from '#features/unit-card/skill-list.tsx';
import { TermGroups } from '#features/unit-card/term-groups.tsx';
import { useUnitCard } from '#features/unit-card/use-unit-card.ts';
import { UnitPage } from '#features/unit-stats/unit-page.tsx';
import type { UnitParts } from '#features/unit-stats/unit-parts.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { loadUnitCard } from './parts.ts';
import { usePartFailure, usePartsAhead } from './use-parts.ts';

const AHEAD = [loadUnitCard];

/** One unit, with the parts of its card and the card itself. */
export function UnitOfCatalogue() {
  const { faction = '' } = useParams();
  const card = useDialogAddress('card');
  const onCardFailure = usePartFailure(card.close);
  usePartsAhead(AHEAD);
  const parts = useUnitParts();
  const units = catalogue.unitsByFaction.get(faction) ?? [];
  const neighbours = units.map((unit) => unitKey(faction, unit.id));
  return (
    <>
      <UnitPage parts={parts} onViewCard={(key) => card.open(key)} />
      {card.isOpen && <OnDemand load={loadUnitCard} props={{ neighbours }} onFailure={onCardFailure} />}
    </>
  );
}

/** Parts of the card, told in the shown language. */
function useUnitParts(): UnitParts {
  const language = useLanguage();
  return {
    roll: (parts) => <RollParts parts={parts} />,
    profile: (unit, profile) => (
      <>
        <CardStats unit={unit} profile={profile} language={language} />
        {profile?.profiles.map((row) => (
          <ProfileRow key={row.troops} row={row} hasJoined={profile.joined !== undefined} />
        ))}
        {profile?.joined !== undefined && <JoinedHalf joined={profile.joined} language={language} />}
      </>
    ),
    skills: (unit) => <UnitSkills unit={unit} />,
    terms: (unit) => <TermGroups unit={unit} />,
  };
}

/** The unit's skills in the shown language; nothing until they are there. */
function UnitSkills({ unit }: { unit: Unit }) {
  const { state } = useUnitCard(unit.faction, unit.id);
  if (state.status !== 'loaded') return null;
  const { card, texts } = state;
  const skills = cardSkills(card?.profile ?? null, card?.skills ?? []);
  return <SkillList skills={describedSkills(unit.id, skills, texts)} />;
}
