import { Trans, useLingui } from '@lingui/react/macro';
import { symbolName } from '#data/catalogue.ts';
import type { SkillHalf, SkillKind } from '#domain/catalogue/profile.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { CardSkill } from '#domain/catalogue/texts/card-skills.ts';
import { skillText, type SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { CardTag } from './card-header.tsx';
import { SkillEffect } from './skill-effect.tsx';
import styles from './skill-list.module.css';

type SkillListProps = {
  unitId: string;
  skills: readonly CardSkill[];
  /** The texts of skills in the reader's language. */
  texts: SkillTexts;
};

/** The unit's skills in the order of the card, each with its kind and effect. */
export function SkillList({ unitId, skills, texts }: SkillListProps) {
  const { t } = useLingui();
  if (skills.length === 0) return null;
  return (
    <section className={styles.skills}>
      <h3 className={styles.heading}>
        <Trans>Skills</Trans>
      </h3>
      <ul className={styles.list} aria-label={t`Skills`}>
        {keyed(skills).map(({ skill, key }) => {
          const words = skill.text === null ? null : skillText(texts, unitId, skill.text);
          return (
            <li key={key} className={styles.skill} data-kind={skill.kind}>
              <SkillHead skill={skill} gloss={words?.name} />
              <SkillEffect text={skill.text} words={words} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The skills with keys of their own: a draft may have two of one name. */
function keyed(skills: readonly CardSkill[]): readonly { skill: CardSkill; key: string }[] {
  return skills.map((skill, at) => ({ skill, key: `${at} ${skill.name}` }));
}

/** The name as English cards print it; in another language our translation of it stands behind. */
function SkillHead({ skill, gloss }: { skill: CardSkill; gloss: string | undefined }) {
  return (
    <p className={styles.head}>
      <strong className={styles.name} lang="en">
        {skill.name}
      </strong>
      {gloss !== undefined && gloss !== skill.name && <span className={styles.gloss}>({gloss})</span>}
      <span className={styles.kind}>
        <SkillKindWords kind={skill.kind} />
        {skill.kind === 'command' && (
          <>
            {' · '}
            <Trans>1 command token</Trans>
          </>
        )}
        {skill.isLong && (
          <>
            {' · '}
            <Trans>Long action</Trans>
          </>
        )}
      </span>
      {skill.half !== null && (
        <CardTag tone="accent">
          <SkillHalfWords half={skill.half} />
        </CardTag>
      )}
    </p>
  );
}

/** The catalogue's ids of the symbols that cards print beside a skill. */
const SYMBOL_IDS: Readonly<Record<SkillKind, string>> = {
  passive: 'passive-skill',
  command: 'command-skill',
  spell: 'spell',
  skill: 'skill',
};

/** Renders the kind of a skill, as cards of the reader's language print it where that is known. */
function SkillKindWords({ kind }: { kind: SkillKind }) {
  const printed = symbolName(SYMBOL_IDS[kind], useLanguage());
  if (printed !== null) return printed;
  switch (kind) {
    case 'passive':
      return <Trans>Passive skill</Trans>;
    case 'command':
      return <Trans>Command skill</Trans>;
    case 'spell':
      return <Trans>Spell</Trans>;
    case 'skill':
      return <Trans>Skill</Trans>;
  }
}

/** The states that a skill holds in: alone, joined, or both. */
function SkillHalfWords({ half }: { half: SkillHalf }) {
  switch (half) {
    case 'alone':
      return <Trans>Alone</Trans>;
    case 'joined':
      return <Trans>Joined</Trans>;
    case 'both':
      return <Trans>Alone and joined</Trans>;
  }
}
