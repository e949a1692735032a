import { Trans, useLingui } from '@lingui/react/macro';
import { UnitRemark } from '#components/unit-remark/unit-remark.tsx';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { ProfileRow as Row, UnitProfile, UnitSkill } from '#domain/catalogue/profile.ts';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { Crest } from '#ui/crest/crest.tsx';
import { cardSkills } from '#domain/catalogue/texts/card-skills.ts';
import dialog from './unit-card-dialog.module.css';
import type { UnitCardState } from './use-unit-card.ts';
import { CardHeader } from './card-header.tsx';
import { MissingCard } from './card-image.tsx';
import { CardStats } from './card-stats.tsx';
import { JoinedHalf, ProfileRow } from './profile-row.tsx';
import { SkillList } from './skill-list.tsx';
import { TermGroups } from './term-groups.tsx';
import styles from './card-content.module.css';

type CardContentProps = {
  unit: Unit;
  state: UnitCardState;
  language: Language;
  onRetry: () => void;
  /** True on paper. */
  isPrinted?: boolean;
};

/** The card, or the reason why it is missing (docs/product.md, "Unit cards"). */
export function CardContent({ unit, state, language, onRetry, isPrinted = false }: CardContentProps) {
  const { t } = useLingui();
  switch (state.status) {
    case 'loading':
      return (
        <div className={dialog.waiting}>
          <Spinner label={t`Loading...`} size={40} />
        </div>
      );
    case 'failed':
      return <MissingCard onRetry={onRetry} />;
    case 'loaded':
      return (
        <>
          <UnitRemark unit={unit} language={language} className={dialog.erratum} />
          <UnitCard
            unit={unit}
            profile={state.card?.profile ?? null}
            skills={state.card?.skills ?? []}
            texts={state.texts}
            language={language}
            isPrinted={isPrinted}
          />
        </>
      );
  }
}

type UnitCardProps = {
  unit: Unit;
  /** Null where this catalogue does not know the card's numbers. */
  profile: UnitProfile | null;
  skills: readonly UnitSkill[];
  /** The texts of skills in the reader's language. */
  texts: SkillTexts;
  language: Language;
  /** True on paper, where nothing can be pressed. */
  isPrinted?: boolean;
  /** True for a unit that is not in the catalogue: nobody has drawn it. */
  isDraft?: boolean;
};

/**
 * A unit's card, drawn by us: numbers and dice in front, skills and rule words behind; side by side
 * where there is room.
 */
export function UnitCard(props: UnitCardProps) {
  const { unit, profile, skills, texts, language, isPrinted = false, isDraft = false } = props;
  const reference = profile?.card_ref ?? null;
  const name = localName(unit, language);
  return (
    <div className={styles.frame} data-printed={isPrinted || undefined}>
      <article className={styles.card} data-faction={unit.faction} aria-label={name}>
        <div className={styles.face}>
          <CardHeader unit={unit} profile={profile} language={language} isDraft={isDraft} />
          <CardStats unit={unit} profile={profile} language={language} />
          {keyed(profile?.profiles ?? []).map(({ row, key }) => (
            <ProfileRow key={key} row={row} hasJoined={profile?.joined !== undefined} />
          ))}
          {profile?.joined !== undefined && <JoinedHalf joined={profile.joined} language={language} />}
          <CardNotes unit={unit} profile={profile} />
          <div className={styles.emblem}>
            <Crest hue={unit.faction} charge={chargeOf(unit)} size={160} />
          </div>
        </div>
        <div className={styles.face}>
          <SkillList unitId={unit.id} skills={cardSkills(profile, skills)} texts={texts} />
          <div className={styles.terms}>
            <TermGroups unit={unit} isPlain={isPrinted} />
          </div>
          {reference !== null && <p className={styles.reference}>{reference}</p>}
        </div>
      </article>
    </div>
  );
}

/** The rows with keys of their own: a draft may have two for as many troops. */
function keyed(rows: readonly Row[]): readonly { row: Row; key: string }[] {
  return rows.map((row, at) => ({ row, key: `${at} ${row.troops}` }));
}

/** Notes on the sources of the numbers. */
function CardNotes({ unit, profile }: { unit: Unit; profile: UnitProfile | null }) {
  if (profile === null) {
    return (
      <p className={styles.note}>
        <Trans>The numbers of this card are not known here yet.</Trans>
      </p>
    );
  }
  return (
    <>
      {profile.inferred === true && (
        <p className={styles.note}>
          <Trans>These numbers are taken from the same unit in another faction.</Trans>
        </p>
      )}
      {unit.type === 'Companion' && profile.joined !== undefined && (
        <p className={styles.note}>
          <Trans>A Companion has no profile of its own: it adds to the Character that it belongs to.</Trans>
        </p>
      )}
    </>
  );
}
