import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { portraitOf } from '#data/profiles/portrait.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Role, UnitProfile } from '#domain/catalogue/profile.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './card-header.module.css';

type CardHeaderProps = {
  unit: Unit;
  profile: UnitProfile | null;
  language: Language;
  /** True for a unit that nobody has drawn yet. */
  isDraft?: boolean;
};

/**
 * The head of a card: portrait, name, type line, badges, and points with the coins of its command
 * under them.
 */
export function CardHeader({ unit, profile, language, isDraft = false }: CardHeaderProps) {
  const { role = null, models = null } = profile ?? {};
  const faction = factionName(unit.faction, language);
  return (
    <header className={styles.header}>
      <Avatar {...portraitOf(unit)} {...(isDraft ? { src: null } : {})} size={56} />
      <div className={styles.who}>
        <h2 className={styles.name}>{localName(unit, language)}</h2>
        <p className={styles.type}>
          {unitTypeName(unit.type, language)}
          {faction !== null && <> · {faction}</>}
        </p>
        <p className={styles.badges}>
          {unit.highCommand && (
            <CardTag tone="gold">{localTerm(catalogue, 'characteristics', 'High Command', language)}</CardTag>
          )}
          {role !== null && <RoleBadge role={role} language={language} />}
          {models !== null && (
            <span className={styles.models}>
              <Plural value={models} one="# model" other="# models" />
            </span>
          )}
          {!unit.tournamentLegal && (
            <CardTag tone="warning">
              <Trans>Not Tournament Legal</Trans>
            </CardTag>
          )}
        </p>
      </div>
      <div className={styles.cost}>
        <p className={styles.points}>
          <Trans>
            <strong>{unit.points}</strong> pts
          </Trans>
        </p>
        <CommandCoins command={unit.command} />
      </div>
    </header>
  );
}

/** One coin for each point of command; renders nothing for 0. */
function CommandCoins({ command }: { command: number }) {
  const { t } = useLingui();
  if (command === 0) return null;
  const coins = Array.from({ length: command }, (_, position) => 16 * position);
  return (
    <p className={styles.command} title={t`Command`}>
      <svg width={16 * command} height="16" viewBox={`0 0 ${16 * command} 16`} aria-hidden="true">
        {coins.map((left) => (
          <g key={left} transform={`translate(${left} 0)`}>
            <circle className={styles.coin} cx="8" cy="8" r="6.8" />
            <path className={styles.gem} d="M8 4.2l2.6 3.8L8 11.8 5.4 8z" />
          </g>
        ))}
      </svg>
      <VisuallyHidden>
        <Trans>Command {command}</Trans>
      </VisuallyHidden>
    </p>
  );
}

/** The card's badge of a character: a helmet for an officer, a scroll for a support. */
const ROLE_PATHS: Readonly<Record<Role, string>> = {
  Officer: 'M5 19V11a7 7 0 0 1 14 0v8l-5-2.5v-5h-4v5zM12 4V1.5',
  Support: 'M6 4h11a2 2 0 0 1 2 2v11a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3V6a2 2 0 0 0-4 0v2h4M10 9h5M10 13h5',
};

function RoleBadge({ role, language }: { role: Role; language: Language }) {
  return (
    <span className={styles.role}>
      <svg className={styles.roleMark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={ROLE_PATHS[role]} />
      </svg>
      {localTerm(catalogue, 'special-rules', role, language)}
    </span>
  );
}

/** A short mark on a card, sized with the card's text so that paper shrinks it too. */
export function CardTag({ tone, children }: { tone: 'gold' | 'warning' | 'accent'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
