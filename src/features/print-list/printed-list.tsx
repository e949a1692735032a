import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { unitNames } from '#data/unit-names.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { now } from '#platform/clock.ts';
import { findingMessage } from '#platform/words/findings.ts';
import type { Paper } from '#platform/paths.ts';
import styles from './print-list.module.css';
import { PrintedUnits } from './printed-units.tsx';
import { useLanguage } from '#platform/use-language.ts';

type PrintedListProps = { document: RosterDocument; isCourtesy: boolean; paper: Paper };

/**
 * The page itself: heading, units, totals. A courtesy page knows nothing of what it hides, so it
 * cannot show or sum it.
 */
export function PrintedList({ document, isCourtesy, paper }: PrintedListProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const army = armyOf(document, catalogue);
  const totals = totalsOf(army);
  const faction = catalogue.factionById.get(document.faction);
  const name = document.name.trim() === '' ? t`Untitled List` : document.name;
  const kind = isCourtesy ? t`Courtesy List` : t`Full List`;
  // A unit missing from a courtesy list may be hidden, so only findings about shown units are
  // printed.
  const findings = checkRoster(document, catalogue).filter(
    (finding) => finding.level === 'violation' && (!isCourtesy || finding.code === 'high-command-limit'),
  );
  const marked = new Set(findings.flatMap((finding) => finding.unitIds));
  const nameOf = unitNames(army, document.faction, language);
  return (
    <main className={styles.sheet} data-paper={paper} data-faction={document.faction}>
      <title>{`${kind} - ${name}`}</title>
      <header className={styles.head}>
        <p className={styles.kind}>{kind}</p>
        <h1>{name}</h1>
        <p className={styles.facts}>
          <span>{faction === undefined ? document.faction : localName(faction, language)}</span>
          <span>{i18n.date(now(), { dateStyle: 'long' })}</span>
        </p>
        {isCourtesy && (
          <p className={styles.notice}>
            <Trans>A courtesy list shows what the opponent may see before the game.</Trans>
          </p>
        )}
      </header>
      <PrintedUnits army={army} marked={marked} />
      <p className={styles.totals}>
        <span>
          <Plural value={totals.units} one="# unit" other="# units" />
        </span>
        <span>
          <Trans>Command</Trans>{' '}
          <strong>
            <Trans>{totals.command} CP</Trans>
          </strong>
        </span>
        <span>
          <Trans>Total Points</Trans>{' '}
          <strong>
            <Trans>{totals.points} pts</Trans>
          </strong>
        </span>
      </p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={`${finding.code} ${finding.unitIds.join(' ')}`}>
              ⚠ {t(findingMessage(finding, nameOf))}
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <Trans>Made with Muster, an unofficial fan-made companion. Names belong to their owners.</Trans>
      </footer>
    </main>
  );
}
