import { Trans, useLingui } from '@lingui/react/macro';
import type { SkillHalf, SkillKind } from '#domain/catalogue/profile.ts';
import { DIE_OF_TOKEN, SYMBOL_OF_TOKEN } from '#domain/catalogue/roll-codes.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { type DraftSkill, emptySkill } from '#domain/catalogue/workshop/draft.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ChoiceField } from '../form/choice-field.tsx';
import { WordField, WordsField } from '../form/typed-field.tsx';
import { useWorkshop } from '../form/workshop-form.ts';
import styles from '../workshop.module.css';

/** The skills of the card, in printed order. */
export function SkillsStep() {
  const { draft, change } = useWorkshop();
  return (
    <>
      <p className={styles.intro}>
        <Trans>Say in your own words what each skill does, not in the card’s.</Trans>
      </p>
      {draft.skills.map((skill, at) => (
        <SkillEditor key={skill.key} skill={skill} at={at} />
      ))}
      <Button icon="plus" onClick={() => change({ skills: [...draft.skills, emptySkill(newId(), 'alone')] })}>
        {draft.skills.length === 0 ? <Trans>Add a skill</Trans> : <Trans>Another skill</Trans>}
      </Button>
    </>
  );
}

function SkillEditor({ skill, at }: { skill: DraftSkill; at: number }) {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  const set = (part: Partial<DraftSkill>) =>
    change({ skills: draft.skills.map((each) => (each.key === skill.key ? { ...each, ...part } : each)) });
  const path = `skills[${at}]`;
  return (
    <fieldset className={styles.panel}>
      <legend>{skill.name.trim() === '' ? <Trans>Skill {at + 1}</Trans> : skill.name}</legend>
      <WordField
        label={t`Name of the skill`}
        hint={t`In English, as printed.`}
        path={`${path}.name`}
        isEnglish
        maxLength={80}
        value={skill.name}
        onChange={(name) => set({ name })}
      />
      <ChoiceField<SkillKind>
        label={t`Kind`}
        path={`${path}.kind`}
        value={skill.kind}
        items={[
          { value: 'passive', label: t`Passive` },
          { value: 'command', label: t`Command` },
          { value: 'spell', label: t`Spell` },
          { value: 'skill', label: t`Skill` },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {draft.joined !== null && (
        <ChoiceField<SkillHalf>
          label={t`Half of the card`}
          path={`${path}.half`}
          value={skill.half}
          items={[
            { value: 'alone', label: t`Alone` },
            { value: 'joined', label: t`Joined` },
            { value: 'both', label: t`Both` },
          ]}
          onChange={(half) => set({ half })}
        />
      )}
      <WordsField
        label={t`What it does`}
        hint={t`In English, in your own words.`}
        path={`${path}.effect`}
        isEnglish
        maxLength={1000}
        value={skill.effect}
        onChange={(effect) => set({ effect })}
      />
      <SkillDetails skill={skill} path={path} set={set} />
      <SkillSentences skill={skill} set={set} />
      <Button
        size="sm"
        variant="quiet"
        icon="trash"
        onClick={() => change({ skills: draft.skills.filter(({ key }) => key !== skill.key) })}
      >
        <Trans>Remove this skill</Trans>
      </Button>
    </fieldset>
  );
}

type SkillPartProps = { skill: DraftSkill; set: (part: Partial<DraftSkill>) => void };

/** Short notes that few skills need: when, on whom and for what. */
function SkillDetails({ skill, path, set }: SkillPartProps & { path: string }) {
  const { t } = useLingui();
  const told = [skill.timing, skill.target, skill.cost].filter((note) => note.trim() !== '').length;
  const flags = Number(skill.isLong) + Number(skill.isUncertain);
  return (
    <Disclosure title={t`When, target, cost`} count={told + flags}>
      <div className={styles.group}>
        <Switch label={t`Long action`} checked={skill.isLong} onCheckedChange={(isLong) => set({ isLong })} />
        <WordField
          label={t`When`}
          path={`${path}.timing`}
          isEnglish
          maxLength={200}
          value={skill.timing}
          onChange={(timing) => set({ timing })}
        />
        <WordField
          label={t`Target`}
          path={`${path}.target`}
          isEnglish
          maxLength={200}
          value={skill.target}
          onChange={(target) => set({ target })}
        />
        <WordField
          label={t`Cost`}
          path={`${path}.cost`}
          isEnglish
          maxLength={200}
          value={skill.cost}
          onChange={(cost) => set({ cost })}
        />
        <Switch
          label={t`The card leaves a doubt`}
          checked={skill.isUncertain}
          onCheckedChange={(isUncertain) => set({ isUncertain })}
        />
      </div>
    </Disclosure>
  );
}

/** The words in braces that a sentence may hold, as they are written. */
const TOKENS = Object.keys({ ...DIE_OF_TOKEN, ...SYMBOL_OF_TOKEN })
  .map((token) => `{${token}}`)
  .join(' ');

/** The sentences that readers see, in each language. */
function SkillSentences({ skill, set }: SkillPartProps) {
  const { t } = useLingui();
  const languages = [
    ['en', t`English`],
    ['es', t`Spanish`],
    ['fr', t`French`],
  ] as const;
  const setText = (language: Language, part: { name?: string; text?: string }) => {
    const { name = '', text = '' } = skill.texts[language] ?? {};
    const next = { name, text, ...part };
    const { [language]: _former, ...others } = skill.texts;
    set({ texts: next.name === '' && next.text === '' ? others : { ...others, [language]: next } });
  };
  return (
    <Disclosure title={t`Sentences in three languages`} count={Object.keys(skill.texts).length}>
      <div className={styles.group}>
        <p className={styles.intro}>
          <Trans>Optional. Write dice and symbols in braces: {TOKENS}</Trans>
        </p>
        {languages.map(([language, name]) => (
          <div key={language} className={styles.group}>
            {language !== 'en' && (
              <WordField
                label={t`Name in ${name}`}
                path={`skillTexts.${language}.name`}
                maxLength={80}
                value={skill.texts[language]?.name ?? ''}
                onChange={(told) => setText(language, { name: told })}
              />
            )}
            <WordsField
              label={t`Sentences in ${name}`}
              path={`skillTexts.${language}.${skill.name.trim()}`}
              maxLength={1000}
              value={skill.texts[language]?.text ?? ''}
              onChange={(text) => setText(language, { text })}
            />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
