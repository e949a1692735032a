import { Trans, useLingui } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './print-event.module.css';

type PrintedScoreSheetsProps = { running: RunningEvent; round: EventRound };

/** A sheet for each table of a round, two on a page, to be filled in and signed. */
export function PrintedScoreSheets({ running: { event }, round }: PrintedScoreSheetsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = usePlayerNames(event);
  const { library } = useMissions(language);
  const mission = library?.missions.find(({ id }) => id === round.mission);
  const games = round.games.filter(({ other }) => other !== null);
  return games.map(({ table, one, other }) => (
    <article key={one} className={styles.scores}>
      <header className={styles.head}>
        <p className={styles.event}>{event.name}</p>
        <p className={styles.kind}>
          <Trans>Round {round.number}</Trans>
          {table !== null && (
            <>
              {' · '}
              <Trans>Table {table}</Trans>
            </>
          )}
          {mission !== undefined && ` · ${localName(mission, language)}`}
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`Mission points`}</th>
            <th scope="col">{t`Feat points`}</th>
            <th scope="col">{t`Score`}</th>
            <th scope="col">{t`Signature`}</th>
          </tr>
        </thead>
        <tbody>
          {[one, other ?? ''].map((player) => (
            <tr key={player} className={styles.blank}>
              <th scope="row">{nameOf(player)}</th>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ));
}
