import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import styles from './home-page.module.css';
import { useLanguage } from '#platform/use-language.ts';

/** The front door: what this is, the way in, and the five factions in view. */
export function HomePage() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles['page']}>
      <title>{t`Muster – army lists for your table`}</title>
      <section className={styles['hero']}>
        <h1>
          <Trans>Muster your army</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>
            Build a list, see at once whether it is legal, keep it on your phone, send it to a friend, print
            it. No account needed.
          </Trans>
        </p>
        <Button variant="primary" size="lg" render={<Link to={paths.builder()} />}>
          <Trans>Start Building</Trans>
        </Button>
      </section>
      <nav aria-label={t`Factions`}>
        <ul className={styles['factions']}>
          {catalogue.factions.map((faction) => (
            <li key={faction.id}>
              <Link
                className={styles['faction']}
                data-faction={faction.id}
                to={paths.builder()}
                state={{ faction: faction.id }}
              >
                <Crest hue={faction.id} charge="crown" size={56} />
                <span className={styles['name']}>{localName(faction, language)}</span>
                <span className={styles['count']}>
                  {faction.published ? (
                    <Trans>{catalogue.unitsByFaction.get(faction.id)?.length ?? 0} units</Trans>
                  ) : (
                    <Trans>Roster not published yet</Trans>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <footer className={styles['foot']}>
        <p>
          <Trans>
            Muster is unofficial and made by fans. The names of the game, its factions and units belong to
            their owners.
          </Trans>
        </p>
      </footer>
    </div>
  );
}
