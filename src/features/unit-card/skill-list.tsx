import { Trans, useLingui } from '@lingui/react/macro';
import { CardTag } from './card-tag.tsx';
import type { DescribedSkill } from './described-skills.ts';
import { SkillEffect } from './skill-effect.tsx';
import { SkillHalfWords, SkillKindWords } from './skill-words.tsx';
import styles from './skill-list.module.css';

/** The unit's skills, each with its kind and effect. */
export function SkillList({ skills }: { skills: readonly DescribedSkill[] }) {
  const { t } = useLingui();
  if (skills.length === 0) return null;
  return (
    <section className={styles.skills}>
      <h3 className={styles.heading}>
        <Trans>Skills</Trans>
      </h3>
      <ul className={styles.list} aria-label={t`Skills`}>
        {skills.map((skill) => (
          <li key={`${skill.name} ${skill.half ?? ''}`} className={styles.skill} data-kind={skill.kind}>
            <SkillHead skill={skill} />
            <SkillEffect skill={skill} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name as English cards print it; in another language our translation of it stands behind. */
function SkillHead({ skill }: { skill: DescribedSkill }) {
  const gloss = skill.words?.name;
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
