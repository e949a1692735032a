import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { factionSummaries, type FactionSummary } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './home-page.module.css';

/**
 * The portraits of factions: the small portrait of one commander each. A faction without one shows
 * its charge.
 */
const FACES: Readonly<Record<string, string>> = {
  syenann: 'grand_captain',
  'northern-tribes': 'ahlwardt_ice_bear',
  'hegemony-of-embersig': 'amelia_hellbroth',
  'scions-of-yaldabaoth': 'progenitor_sculptor',
};

type Props = {
  /** The logo. */
  mark: ReactNode;
  /** The entries for some users only, beside the main buttons: play mode and administration. */
  roles: ReactNode;
  /** The way in for a guest, the way out for a user. */
  account: ReactNode;
  /** Version and players. */
  facts: ReactNode;
  /** News and feedback. */
  children: ReactNode;
};

/** The start page: introduction, main buttons, and the five factions. */
export function HomePage({ mark, roles, account, facts, children }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={classNames('page', styles.page)}>
      <title>{t`Muster – army lists for your table`}</title>
      <section className={styles.hero}>
        <FactionBanners />
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
          <Button size="lg" icon="banner" render={<Link to={paths.communityLists()} />}>
            <Trans>Browse Lists</Trans>
          </Button>
          <Button size="lg" icon="book" render={<Link to={paths.rules()} />}>
            <Trans>Rules & FAQ</Trans>
          </Button>
          {roles}
        </div>
        <div className={styles.facts}>{facts}</div>
      </section>
      <nav aria-label={t`Factions`}>
        <ul className={styles.factions}>
          {inOrder(language).map((faction) => (
            <li key={faction.id}>
              <Link
                className={styles.faction}
                data-faction={faction.id}
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
      <div className={styles.account}>{account}</div>
      <div className={styles.news}>{children}</div>
    </div>
  );
}

function Face({ slug }: { slug: string | undefined }) {
  if (slug === undefined)
    return (
      <span className={styles.face}>
        <i className={styles.charge} />
      </span>
    );
  const address = `/art/portrait/${slug}_portrait_small.jpg`;
  return <img className={styles.face} src={address} alt="" width={72} height={72} />;
}

/** By the shown name, a faction whose roster is not published yet last. */
function inOrder(language: Language): readonly FactionSummary[] {
  return factionSummaries.toSorted(
    (one, other) =>
      Number(other.published) - Number(one.published) || one.rank[language] - other.rank[language],
  );
}

/**
 * The war banners of all factions, each in its hue with its charge. Decoration: hidden from screen
 * readers.
 */
function FactionBanners() {
  return (
    <div className={styles.standards} aria-hidden="true">
      {factionSummaries.map(({ id }) => (
        <span key={id} data-faction={id}>
          <i className={styles.charge} />
        </span>
      ))}
    </div>
  );
}
