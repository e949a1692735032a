import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import type { Totals } from '#domain/roster/types.ts';
import styles from './saved-lists.module.css';
import { useLanguage } from '#platform/use-language.ts';

type ListFactsProps = {
  faction: FactionId;
  totals: Totals;
  time: string;
  /** The shown part of the WAB id of whose cloud list it is. */
  owner?: string | null;
};

/** Faction, points, command and when: one quiet line under a list's name. */
export function ListFacts({ faction, totals, time, owner = null }: ListFactsProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const known = catalogue.factionById.get(faction);
  const date = new Date(time);
  return (
    <p className={styles['facts']}>
      <span>{known === undefined ? faction : localName(known, language)}</span>
      <span className={styles['figure']}>
        <Trans>{totals.points} pts</Trans>
      </span>
      <span className={styles['figure']}>
        <Trans>{totals.command} CP</Trans>
      </span>
      {!Number.isNaN(date.getTime()) && (
        <time dateTime={time}>{i18n.date(date, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      )}
      {owner !== null && <span className={styles['figure']}>{owner}</span>}
    </p>
  );
}
