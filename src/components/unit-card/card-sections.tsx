import { cardSkills } from '#domain/catalogue/texts/card-skills.ts';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { CardContent } from './card-content.tsx';
import { CardStats } from './card-stats.tsx';
import { JoinedHalf, ProfileRow } from './profile-row.tsx';
import { SkillList } from './skill-list.tsx';
import { TermGroups } from './term-groups.tsx';
import { useUnitCard } from './use-unit-card.ts';
import { useLanguage } from '#platform/use-language.ts';

type UnitProps = { unit: Unit };

/** Renders the whole card as text, or the way to try again when it cannot be loaded. */
export function WholeCard({ unit }: UnitProps) {
  const { state, retry } = useUnitCard(unit.faction, unit.id);
  return <CardContent unit={unit} state={state} language={useLanguage()} onRetry={retry} />;
}

/** Renders the front of a card: the strip of values, the rows of dice, the joined half. */
export function CardProfile({ unit, profile }: UnitProps & { profile: UnitProfile | null }) {
  const language = useLanguage();
  return (
    <>
      <CardStats unit={unit} profile={profile} language={language} />
      {profile?.profiles.map((row) => (
        <ProfileRow key={row.troops} row={row} hasJoined={profile.joined !== undefined} />
      ))}
      {profile?.joined !== undefined && <JoinedHalf joined={profile.joined} language={language} />}
    </>
  );
}

/** The unit's skills in the shown language; nothing until they are there. */
export function CardSkills({ unit }: UnitProps) {
  const { state } = useUnitCard(unit.faction, unit.id);
  if (state.status !== 'loaded') return null;
  const { card, texts } = state;
  const skills = cardSkills(card?.profile ?? null, card?.skills ?? []);
  return <SkillList unitId={unit.id} skills={skills} texts={texts} />;
}

/** Characteristics, keywords and special rules that explain themselves. */
export function CardTerms({ unit }: UnitProps) {
  return <TermGroups unit={unit} />;
}
