import { useLingui, Trans } from '@lingui/react/macro';
import { useParams, Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { UnitRemark } from '#components/unit-remark/unit-remark.tsx';
import { loadCardProfile, loadCardSkills, loadCardTerms } from '#components/unit-card/load-sections.ts';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit, unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { UnitHead, UnitTurn } from './unit-head.tsx';
import { UnitRelations } from './unit-relations.tsx';
import styles from './unit-page.module.css';
import { WithCards } from '../with-cards.tsx';
import { UnitOdds } from './unit-odds.tsx';

/** `/unit-stats/{faction}/{unit}`: all that is known of one unit. */
export function Component() {
  const { faction = '', unit: id = '' } = useParams();
  const unit = getUnit(catalogue, faction, id);
  return unit === null ? <NoSuchUnit faction={faction} /> : <KnownUnit unit={unit} />;
}

function KnownUnit({ unit }: { unit: Unit }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = localName(unit, language);
  const neighbours = (catalogue.unitsByFaction.get(unit.faction) ?? []).map(({ id }) =>
    unitKey(unit.faction, id),
  );
  const faction = factionName(unit.faction, language) ?? unit.faction;
  return (
    <article className={classNames('page', styles.page)} data-width="wide" data-faction={unit.faction}>
      <title>{t`${name} – Muster`}</title>
      <meta
        name="description"
        content={t`${name}, ${faction}: ${unit.points} points, profile, skills, who joins whom and the chances of every roll.`}
      />
      <UnitTurn unit={unit} />
      <UnitHead unit={unit} />
      <UnitRemark unit={unit} language={language} />
      <WithCards>
        {({ cardOf }) => {
          const profile = cardOf(unit.faction, unit.id)?.profile ?? null;
          return (
            <>
              <div className={styles.columns}>
                <div className={styles.column}>
                  <section className={styles.panel} data-flush="">
                    <h2 className={styles.panelTitle}>{t`Profile`}</h2>
                    <Lazy load={loadCardProfile} props={{ unit, profile }} />
                  </section>
                  <div className={styles.panel} data-flush="">
                    <Lazy load={loadCardSkills} props={{ unit }} isQuiet />
                  </div>
                </div>
                <div className={styles.column}>
                  <UnitFacts unit={unit} profile={profile} />
                  <section className={styles.panel}>
                    <h2 className={styles.panelTitle}>{t`Rule words`}</h2>
                    <div className={styles.terms}>
                      <Lazy load={loadCardTerms} props={{ unit }} isQuiet />
                    </div>
                  </section>
                  <UnitRelations unit={unit} />
                </div>
              </div>
              <UnitOdds key={unit.id} unit={unit} profile={profile} cardOf={cardOf} />
            </>
          );
        }}
      </WithCards>
      <OpenUnitCard neighbours={neighbours} />
    </article>
  );
}

/** An address that names no unit of ours, with the way to those that there are. */
function NoSuchUnit({ faction: id }: { faction: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const faction = factionName(id, language);
  const search = new URLSearchParams({ faction: id }).toString();
  return (
    <EmptyState title={t`This unit is not known here`} headingLevel={1} icon="search">
      <title>{t`Unknown unit – Muster`}</title>
      <p>
        <Trans>
          The address names a unit that is not in the catalogue. Choose one from the list of units.
        </Trans>
      </p>
      {faction !== null && (
        <Button variant="primary" render={<Link to={paths.unitStats(search)} />}>
          <Trans>Units of {{ name: faction }}</Trans>
        </Button>
      )}
      <Button variant="secondary" render={<Link to={paths.unitStats()} />}>
        <Trans>All units</Trans>
      </Button>
    </EmptyState>
  );
}
