import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Dash } from '#ui/dash/dash.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './card-stats.module.css';
import { STAT_WORDS, statAbbreviation, type StatId } from './stat-names.ts';

type CardStatsProps = { unit: Unit; profile: UnitProfile | null; language: Language };

/** The strip of a card's five values: movement, wounds, willpower, morale, copies allowed. */
export function CardStats({ unit, profile, language }: CardStatsProps) {
  const { willpower = null } = profile ?? {};
  return (
    <dl className={styles.stats}>
      <Stat id="mov" language={language}>
        <Movement profile={profile} />
      </Stat>
      <Stat id="w" language={language}>
        {profile?.wounds ?? <Unknown />}
      </Stat>
      <Stat id="wp" language={language}>
        {willpower === null ? <Unknown /> : <RollDrawing roll={willpower} />}
      </Stat>
      <Stat id="mor" language={language}>
        {profile?.morale ?? <Unknown />}
      </Stat>
      <Stat id="avb" language={language}>
        {unit.availability}
      </Stat>
    </dl>
  );
}

type StatProps = { id: StatId; language: Language; children: ReactNode };

/**
 * A value under its abbreviation; the whole word is what a screen reader says and a pointer finds.
 */
export function Stat({ id, language, children }: StatProps) {
  const { t } = useLingui();
  const name = t(STAT_WORDS[id]);
  return (
    <div className={styles.stat}>
      <dt className={styles.short} title={name}>
        <span aria-hidden="true">{statAbbreviation(id, language)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** First and second movement, charge in brackets, in strides. */
function Movement({ profile }: { profile: UnitProfile | null }) {
  const { mov = null, charge = null } = profile ?? {};
  if (mov === null) return <Unknown />;
  const [first, second] = mov;
  return (
    <>
      <span aria-hidden="true">
        {first}-{second} {charge !== null && <span className={styles.charge}>[{charge}]</span>}
      </span>
      <VisuallyHidden>
        <Trans>
          {first} and {second} strides
        </Trans>
        {charge !== null && (
          <>
            , <Plural value={charge} one="charge # stride" other="charge # strides" />
          </>
        )}
      </VisuallyHidden>
    </>
  );
}

/** The dash of a value that the card does not give; read out as “not known” or as the reason. */
export function Unknown({ reason }: { reason?: string }) {
  const { t } = useLingui();
  return <Dash>{reason ?? t`not known`}</Dash>;
}
