import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FactionSummary, factionSummaries } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import styles from './home-page.module.css';
import { useLanguage } from '#platform/use-language.ts';

/** The front door: what this is, the way in, and the five factions in view. `account` stands beside the way in. */
export function HomePage({ account }: { account?: ReactNode }) {
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
        <div className={styles['calls']}>
          <Button variant="primary" size="lg" render={<Link to={paths.builder()} />}>
            <Trans>Start Building</Trans>
          </Button>
          <Button size="lg" icon="book" render={<Link to={paths.rules()} />}>
            <Trans>Rules & FAQ</Trans>
          </Button>
          {account}
        </div>
      </section>
      <nav aria-label={t`Factions`}>
        <ul className={styles['factions']}>
          {inOrder(language).map((faction) => (
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
                    <Plural value={faction.units} one="# unit" other="# units" />
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
        <nav className={styles['legal']} aria-label={t`About this site`}>
          <Link to={paths.about()}>{t`About`}</Link>
          <Link to="/privacy">{t`Privacy`}</Link>
          <Link to="/terms">{t`Terms`}</Link>
        </nav>
      </footer>
    </div>
  );
}

/** By the shown name, a faction whose roster is not published yet last. */
function inOrder(language: Language): readonly FactionSummary[] {
  return factionSummaries.toSorted(
    (one, other) =>
      Number(other.published) - Number(one.published) ||
      localName(one, language).localeCompare(localName(other, language), language),
  );
}
