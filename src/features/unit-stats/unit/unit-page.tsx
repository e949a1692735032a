import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ErratumNote } from '#components/erratum-note/erratum-note.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { NoSuchUnit } from './no-such-unit.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { UnitHead } from './unit-head.tsx';
import type { UnitParts } from './unit-parts.ts';
import { UnitRelations } from './unit-relations.tsx';
import styles from './unit-page.module.css';
import { loadOdds } from '../browse/unit-stats-parts.ts';
import { UnitTurn } from './unit-turn.tsx';
import { WithCards } from '../with-cards.tsx';

type UnitPageProps = {
  parts: UnitParts;
  /** Opens the unit's card; gets the key of the unit. */
  onViewCard: (key: string) => void;
};

/** `/unit-stats/{faction}/{unit}`: all that is known of one unit. */
export function UnitPage(props: UnitPageProps) {
  const { faction = '', unit: id = '' } = useParams();
  const unit = getUnit(catalogue, faction, id);
  return unit === null ? <NoSuchUnit faction={faction} /> : <KnownUnit unit={unit} {...props} />;
}

function KnownUnit({ unit, parts, onViewCard }: UnitPageProps & { unit: Unit }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = localName(unit, language);
  const faction = catalogue.factionById.get(unit.faction);
  const factionName = faction === undefined ? unit.faction : localName(faction, language);
  return (
    <article className={styles.page} data-faction={unit.faction}>
      <title>{t`${name} – Muster`}</title>
      <meta
        name="description"
        content={t`${name}, ${factionName}: ${unit.points} points, profile, skills, who joins whom and the chances of every roll.`}
      />
      <UnitTurn unit={unit} />
      <UnitHead unit={unit} onViewCard={onViewCard} />
      <ErratumNote unit={unit} language={language} />
      <WithCards>
        {({ cardOf }) => {
          const profile = cardOf(unit.faction, unit.id)?.profile ?? null;
          return (
            <>
              <div className={styles.columns}>
                <div className={styles.column}>
                  <section className={styles.panel} data-flush="">
                    <h2 className={styles.panelTitle}>{t`Profile`}</h2>
                    {parts.profile(unit, profile)}
                  </section>
                  <div className={styles.panel} data-flush="">
                    {parts.skills(unit)}
                  </div>
                </div>
                <div className={styles.column}>
                  <UnitFacts unit={unit} profile={profile} />
                  <section className={styles.panel}>
                    <h2 className={styles.panelTitle}>{t`Rule words`}</h2>
                    <div className={styles.terms}>{parts.terms(unit)}</div>
                  </section>
                  <UnitRelations unit={unit} />
                </div>
              </div>
              <Lazy key={unit.id} load={loadOdds} props={{ unit, profile, cardOf }} />
            </>
          );
        }}
      </WithCards>
    </article>
  );
}
