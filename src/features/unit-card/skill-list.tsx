import { Trans, useLingui } from '@lingui/react/macro';
import type { UnitSkill } from '#domain/catalogue/profile.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { CardSkill } from '#domain/catalogue/card-skills.ts';
import { CardTag } from './card-tag.tsx';
import { SkillNote } from './skill-note.tsx';
import { SkillHalfWords, SkillKindWords } from './skill-words.tsx';
import styles from './skill-list.module.css';

/** What a unit can do besides rolling dice: each skill with its kind, when, on whom, for what, and what happens. */
export function SkillList({ skills }: { skills: readonly CardSkill[] }) {
  const { t } = useLingui();
  if (skills.length === 0) return null;
  return (
    <section className={styles['skills']}>
      <h3 className={styles['heading']}>
        <Trans>Skills</Trans>
      </h3>
      <ul className={styles['list']} aria-label={t`Skills`}>
        {skills.map((skill) => (
          <li key={`${skill.name} ${skill.half ?? ''}`} className={styles['skill']} data-kind={skill.kind}>
            <SkillHead skill={skill} />
            {skill.text === null ? (
              <p className={styles['effect']}>
                <Trans>Description coming soon</Trans>
              </p>
            ) : (
              <SkillText text={skill.text} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SkillHead({ skill }: { skill: CardSkill }) {
  return (
    <p className={styles['head']}>
      <strong className={styles['name']} lang="en">
        {skill.name}
      </strong>
      <span className={styles['kind']}>
        <SkillKindWords kind={skill.kind} />
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

/** The notes are English in every language for now, and say so to screen readers. */
function SkillText({ text }: { text: UnitSkill }) {
  const { t } = useLingui();
  const facts = [
    { label: t`When`, value: text.timing },
    { label: t`Target`, value: text.target },
    { label: t`Cost`, value: text.cost },
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(
          ({ label, value }) =>
            value !== null && (
              <div key={label} className={styles['fact']}>
                <dt>{label}</dt>
                <dd lang="en">
                  <SkillNote note={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles['effect']} lang="en">
        <SkillNote note={text.effect} />
      </p>
      {text.uncertain && (
        <p className={styles['doubt']}>
          <Icon name="info" size={16} />
          <Trans>The card leaves room for doubt here.</Trans>
        </p>
      )}
    </>
  );
}
