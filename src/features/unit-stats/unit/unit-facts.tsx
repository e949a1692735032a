import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { catalogue } from '#data/catalogue.ts';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './unit-page.module.css';

type UnitFactsProps = { unit: Unit; profile: UnitProfile | null };

/** The facts for list building, and notes on the unit's missing data. */
export function UnitFacts({ unit, profile }: UnitFactsProps) {
  const { t } = useLingui();
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{t`In a list`}</h2>
      <ul className={styles.facts}>
        <li>
          <Trans>Up to {unit.availability} per list</Trans>
        </li>
        <li>
          {unit.command === 0 ? (
            <Trans>Gives no command</Trans>
          ) : (
            <Plural value={unit.command} one="Gives # command point" other="Gives # command points" />
          )}
        </li>
        {unit.highCommand && (
          <li>
            <Trans>High Command: a list may have one, and it leads the list</Trans>
          </li>
        )}
        <li>
          <Legality unit={unit} />
        </li>
        <Doubts unit={unit} profile={profile} />
      </ul>
    </section>
  );
}

function Legality({ unit }: { unit: Unit }) {
  if (unit.tournamentLegal) return <Trans>Allowed in tournaments</Trans>;
  if (unit.type === 'Companion') return <Trans>Not allowed in tournaments, as no Companion is</Trans>;
  if (unit.characteristics.includes('Mercenary')) {
    return <Trans>Not allowed in tournaments, as no Mercenary is</Trans>;
  }
  if (unit.characteristics.includes('Colossal Company')) {
    return <Trans>Not allowed in tournaments, as no unit of a Colossal Company is</Trans>;
  }
  return <Trans>Not allowed in tournaments</Trans>;
}

/** Notes on the sources of this page's numbers. */
function Doubts({ unit, profile }: UnitFactsProps) {
  const faction = catalogue.factionById.get(unit.faction);
  return (
    <>
      {faction?.published === false && (
        <Doubt>
          <Trans>This faction’s own units have not been published here yet. Known units are listed.</Trans>
        </Doubt>
      )}
      {profile === null && (
        <Doubt>
          <Trans>The numbers of this card are not known here yet.</Trans>
        </Doubt>
      )}
      {profile?.inferred === true && (
        <Doubt>
          <Trans>These numbers are taken from the same unit in another faction.</Trans>
        </Doubt>
      )}
      {profile?.profiles.length === 0 && (
        <Doubt>
          <Trans>Its card prints no dice: see its skills.</Trans>
        </Doubt>
      )}
    </>
  );
}

function Doubt({ children }: { children: ReactNode }) {
  return (
    <li className={styles.doubt}>
      <Icon name="info" size={18} />
      <span>{children}</span>
    </li>
  );
}
