import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { factionsByName } from '#data/faction-summaries.ts';
import type { FactionSummary } from '#domain/catalogue/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Face } from './face.tsx';
import { FACES } from './faces.ts';
import styles from './home-page.module.css';
import list from './ready-list.module.css';
import { Resume } from './resume.tsx';

type Props = {
  /** The logo. */
  mark: ReactNode;
  /** News for some users that must be seen first: a failed build. */
  notices: ReactNode;
  /** The entries for some users only, beside the main buttons: play mode and administration. */
  roles: ReactNode;
  /** Version, players, and the way in for a guest or out for a user. */
  facts: ReactNode;
  /** A picture of the product, beside the introduction or below the factions. */
  picture: ReactNode;
  /** News and feedback. */
  children: ReactNode;
};

/**
 * The start page: the ways back into what the player left, introduction, main buttons, a list to
 * look at, and the five factions.
 */
export function HomePage({ mark, notices, roles, facts, picture, children }: Props) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Muster – army lists for your table`}</title>
      <div className={styles.notices}>{notices}</div>
      <Resume />
      <section className={styles.hero}>
        <h1>
          {mark}
          <Trans>Muster your army</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Build a list, see at once whether it is legal, keep it on your phone, send it to a friend, print
            it. No account needed.
          </Trans>
        </p>
        <div className={styles.calls}>
          <Button variant="primary" size="lg" render={<Link to={paths.builder()} />}>
            <Trans>Start Building</Trans>
          </Button>
          <Button size="lg" icon="board" render={<Link to={paths.communityLists()} />}>
            <Trans>Browse Lists</Trans>
          </Button>
          <Button size="lg" icon="book" render={<Link to={paths.rules()} />}>
            <Trans>Rules & FAQ</Trans>
          </Button>
          {roles}
        </div>
        <div className={styles.facts}>{facts}</div>
      </section>
      <nav className={styles.ways} aria-label={t`Factions`}>
        <ul className={styles.factions}>
          {inOrder(language).map((faction) => (
            <li key={faction.id}>
              <Link
                className={styles.faction}
                data-faction={faction.id}
                data-waits={!faction.published || undefined}
                to={paths.builder()}
                state={{ faction: faction.id }}
              >
                <Face slug={FACES[faction.id]} />
                <span className={styles.name}>{localName(faction, language)}</span>
                <span className={styles.count}>
                  {faction.published ? (
                    <Plural value={faction.units} one="# unit" other="# units" />
                  ) : (
                    <Trans>No units published yet</Trans>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={list.picture}>{picture}</div>
      <div className={styles.news}>{children}</div>
    </div>
  );
}

/** By the shown name, a faction whose roster is not published yet last. */
function inOrder(language: Language): readonly FactionSummary[] {
  return factionsByName(language).toSorted((one, other) => Number(other.published) - Number(one.published));
}
