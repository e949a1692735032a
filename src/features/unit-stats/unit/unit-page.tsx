import { useLingui, Trans } from '@lingui/react/macro';
import { useParams, Link } from 'react-router';
import { ErratumNote } from '#components/erratum-note/erratum-note.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { UnitHead, UnitTurn } from './unit-head.tsx';
import type { CardSections } from './card-sections.ts';
import { UnitRelations } from './unit-relations.tsx';
import styles from './unit-page.module.css';
import { WithCards } from '../with-cards.tsx';
import { UnitOdds } from './unit-odds.tsx';

type UnitPageProps = {
  sections: CardSections;
  /** Opens the unit's card; gets the key of the unit. */
  onViewCard: (key: string) => void;
};

/** `/unit-stats/{faction}/{unit}`: all that is known of one unit. */
export function UnitPage(props: UnitPageProps) {
  const { faction = '', unit: id = '' } = useParams();
  const unit = getUnit(catalogue, faction, id);
  return unit === null ? <NoSuchUnit faction={faction} /> : <KnownUnit unit={unit} {...props} />;
}

function KnownUnit({ unit, sections, onViewCard }: UnitPageProps & { unit: Unit }) {
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
                    {sections.profile(unit, profile)}
                  </section>
                  <div className={styles.panel} data-flush="">
                    {sections.skills(unit)}
                  </div>
                </div>
                <div className={styles.column}>
                  <UnitFacts unit={unit} profile={profile} />
                  <section className={styles.panel}>
                    <h2 className={styles.panelTitle}>{t`Rule words`}</h2>
                    <div className={styles.terms}>{sections.terms(unit)}</div>
                  </section>
                  <UnitRelations unit={unit} />
                </div>
              </div>
              <UnitOdds key={unit.id} unit={unit} profile={profile} cardOf={cardOf} />
            </>
          );
        }}
      </WithCards>
    </article>
  );
}

/** An address that names no unit of ours, with the way to those that there are. */
function NoSuchUnit({ faction: id }: { faction: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const faction = catalogue.factionById.get(id);
  const search = new URLSearchParams({ faction: id }).toString();
  return (
    <EmptyState title={t`This unit is not known here`} headingLevel={1} icon="search">
      <title>{t`Unknown unit – Muster`}</title>
      <p>
        <Trans>
          The address names a unit that the catalogue does not hold. Choose one from the list of units.
        </Trans>
      </p>
      {faction !== undefined && (
        <Button variant="primary" render={<Link to={paths.unitStats(search)} />}>
          <Trans>Units of {{ name: localName(faction, language) }}</Trans>
        </Button>
      )}
      <Button variant="secondary" render={<Link to={paths.unitStats()} />}>
        <Trans>All units</Trans>
      </Button>
    </EmptyState>
  );
}
