import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { BasedOn } from '#domain/roster/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './saved-lists.module.css';

type ListFactsProps = {
  list: SavedList;
  /** By default when it was saved. */
  time?: string;
  /** The shown part of the WAB id of whose cloud list it is. */
  owner?: string | null;
  /** The posted list that it was made from. */
  basedOn?: BasedOn | null;
};

/**
 * Faction, points, command, when and from which posted list: one quiet line under a list's name.
 */
export function ListFacts({
  list,
  time = list.updated_at ?? list.created_at,
  owner = null,
  basedOn = null,
}: ListFactsProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const document = documentFromSavedList(list, catalogue);
  const { faction } = document;
  const totals = totalsOf(armyOf(document, catalogue));
  const known = catalogue.factionById.get(faction);
  const date = new Date(time);
  return (
    <p className={styles.facts}>
      <span>{known === undefined ? faction : localName(known, language)}</span>
      <span className={styles.figure}>
        <Trans>{totals.points} pts</Trans>
      </span>
      <span className={styles.figure}>
        <Trans>{totals.command} CP</Trans>
      </span>
      {!Number.isNaN(date.getTime()) && (
        <time dateTime={time}>{i18n.date(date, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      )}
      {owner !== null && <span className={styles.figure}>{owner}</span>}
      {basedOn !== null && (
        <span dir="auto">
          <Trans>
            Based on <Link to={paths.communityList(basedOn.id)}>{basedOn.name}</Link>
          </Trans>
        </span>
      )}
    </p>
  );
}
