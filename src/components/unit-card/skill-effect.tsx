import { Trans, useLingui } from '@lingui/react/macro';
import type { UnitSkill } from '#domain/catalogue/profile.ts';
import { notePieces, type NotePiece } from '#domain/catalogue/roll-codes.ts';
import { skillLines, type SkillText } from '#domain/catalogue/texts/skill-texts.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import styles from './skill-list.module.css';

type SkillEffectProps = {
  /** The English notes; null without any. */
  text: UnitSkill | null;
  /** The texts in the reader's language; null where there are only the notes. */
  words: SkillText | null;
};

/**
 * The effect of a skill: sentences in the reader's language, else the English notes, else a note
 * that the description is missing.
 */
export function SkillEffect({ text, words }: SkillEffectProps) {
  if (text === null) {
    return (
      <p className={styles.effect}>
        <Trans>Description coming soon</Trans>
      </p>
    );
  }
  return (
    <>
      {words === null ? <Notes text={text} /> : <Sentences text={words.text} />}
      {text.uncertain && (
        <p className={styles.doubt}>
          <Icon name="info" size={16} />
          <Trans>The card is unclear here.</Trans>
        </p>
      )}
    </>
  );
}

/** The first line says what happens; what may be chosen or paid for stands in lines of its own. */
function Sentences({ text }: { text: string }) {
  const [effect = [], ...choices] = skillLines(text);
  const keyed = choices.map((pieces, position) => ({ pieces, key: position }));
  return (
    <>
      <p className={styles.effect}>
        <SkillPieces pieces={effect} />
      </p>
      {keyed.length > 0 && (
        <ul className={styles.choices}>
          {keyed.map(({ pieces, key }) => (
            <li key={key}>
              <SkillPieces pieces={pieces} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The English notes; in another language they are marked as such. */
function Notes({ text }: { text: UnitSkill }) {
  const { t } = useLingui();
  const language = useLanguage();
  const facts = [
    { label: t`When`, value: text.timing },
    { label: t`Target`, value: text.target },
    { label: t`Cost`, value: text.cost },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ({ label, value }) =>
            value !== null && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd lang="en">
                  <SkillPieces pieces={notePieces(value)} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.effect} lang="en">
        <SkillPieces pieces={notePieces(text.effect)} />
      </p>
      {language !== 'en' && (
        <p className={styles.doubt}>
          <Icon name="info" size={16} />
          <Trans>Not translated yet, so in English.</Trans>
        </p>
      )}
    </>
  );
}

/** Text with dice and symbols between the words. */
function SkillPieces({ pieces }: { pieces: readonly NotePiece[] }) {
  const keyed = pieces.map((piece, position) => ({ piece, key: position }));
  return keyed.map(({ piece, key }) =>
    'text' in piece ? (
      piece.text
    ) : (
      <span key={key} className={styles.code}>
        <RollDrawing roll={piece.parts} />
      </span>
    ),
  );
}
