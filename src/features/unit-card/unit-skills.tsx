import { useEffect, useState } from 'react';
import { loadSkillTexts } from '#data/skills.ts';
import { cardSkills } from '#domain/catalogue/card-skills.ts';
import type { UnitProfile, UnitSkill } from '#domain/catalogue/profile.ts';
import type { SkillTexts } from '#domain/catalogue/skill-texts.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { describedSkills } from './described-skills.ts';
import { SkillList } from './skill-list.tsx';

type UnitSkillsProps = { unitId: string; profile: UnitProfile | null; skills: readonly UnitSkill[] };

/** A unit's skills on a page of its own, in the reader's language. Shows nothing until their texts are there. */
export function UnitSkills({ unitId, profile, skills }: UnitSkillsProps) {
  const texts = useSkillTexts(useLanguage());
  if (texts === null) return null;
  return <SkillList skills={describedSkills(unitId, cardSkills(profile, skills), texts)} />;
}

/** Null while they load. Where they cannot be loaded none are there, and skills show their English notes. */
function useSkillTexts(language: Language): SkillTexts | null {
  const [loaded, setLoaded] = useState<{ language: Language; texts: SkillTexts } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadSkillTexts(language)
      .catch(() => ({}))
      .then((texts) => {
        if (isCurrent) setLoaded({ language, texts });
      });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.texts : null;
}
