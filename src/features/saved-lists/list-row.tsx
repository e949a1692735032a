import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { documentOfList, totalsOfList } from '#domain/roster/many/find-lists.ts';
import type { ListRecord } from '#domain/roster/many/list-record.ts';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { PHONE } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { BasedOn } from '#domain/roster/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { ListMenu, type RowActions } from './list-menu.tsx';
import type { MarkedList } from './mark-actions.ts';
import type { RowTools } from './organised-lists.tsx';
import styles from './saved-lists.module.css';

type ListRowProps = {
  /** The list; with one of its ids it is the open one. */
  item: MarkedList;
  tools: RowTools;
  badges?: ReactNode;
  owner?: string | null;
  /** A button before Load. */
  first?: ReactNode;
  /** A button after Load. */
  second?: ReactNode;
  onLoad: () => void;
} & RowActions;

/** One saved list with its actions. */
export function ListRow({ item, tools, badges, owner = null, first, second, ...on }: ListRowProps) {
  const { t } = useLingui();
  const savedId = useDraft((state) => state.history.document.savedId);
  const isPhone = useMediaQuery(PHONE);
  const { list, ids, marks } = item;
  const { faction } = documentOfList(list, catalogue);
  return (
    <li className={styles.row} data-faction={faction}>
      <Crest hue={faction} size={36} />
      <div className={styles.what}>
        <div className={styles.title}>
          <p className={styles.name}>{list.name}</p>
          {valuesOf(marks).pinned && (
            <Badge tone="neutral">
              <Trans>Pinned</Trans>
            </Badge>
          )}
          {badges}
          {savedId !== null && ids.includes(savedId) && (
            <Badge tone="accent">
              <Trans>Open now</Trans>
            </Badge>
          )}
        </div>
        <RowTags tags={valuesOf(marks).tags} />
        <ListFacts list={list} basedOn={list.based_on ?? null} owner={owner} />
        {valuesOf(marks).note !== '' && (
          <p className={styles.note} dir="auto">
            {valuesOf(marks).note}
          </p>
        )}
        {item.record !== null && <RowRecord record={item.record} />}
      </div>
      {tools.box ?? (
        <div className={styles.actions}>
          {first}
          <Button variant="secondary" onClick={on.onLoad} aria-label={t`Load ${list.name}`}>
            <Trans>Load</Trans>
          </Button>
          {second}
          {!isPhone && <RowButtons list={list} {...on} />}
          <ListMenu item={item} tools={tools} more={isPhone ? on : null} />
        </div>
      )}
    </li>
  );
}

/** The actions that a phone has in the row's menu. */
function RowButtons({ list, onDuplicate, onVersions, onDelete }: RowActions & { list: SavedList }) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="quiet" iconOnly icon="copy" label={t`Duplicate ${list.name}`} onClick={onDuplicate} />
      <Button
        variant="quiet"
        iconOnly
        icon="history"
        label={t`Older versions of ${list.name}`}
        onClick={onVersions}
      />
      <Button variant="quiet" iconOnly icon="trash" label={t`Delete ${list.name}`} onClick={onDelete} />
    </>
  );
}

/** The results of a list and when it was played last. */
function RowRecord({ record: { won, drawn, lost, playedAt } }: { record: ListRecord }) {
  const { i18n } = useLingui();
  const date = new Date(playedAt);
  return (
    <p className={styles.facts}>
      <span>
        <Trans>
          Last played <time dateTime={date.toISOString()}>{i18n.date(date, { dateStyle: 'medium' })}</time>
        </Trans>
      </span>
      <span>
        <Trans>
          {won} won, {drawn} drawn, {lost} lost
        </Trans>
      </span>
    </p>
  );
}

/** The tags of a list, under its name. */
function RowTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.rowTags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>
            <span dir="auto">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

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
  const isPhone = useMediaQuery(PHONE);
  const { faction } = documentOfList(list, catalogue);
  const totals = totalsOfList(list, catalogue);
  const date = new Date(time);
  return (
    <p className={styles.facts}>
      <span>{factionName(faction, language) ?? faction}</span>
      <span>
        <Trans>{totals.points} pts</Trans>
      </span>
      <span>
        <Trans>{totals.command} CP</Trans>
      </span>
      {!Number.isNaN(date.getTime()) && (
        <time dateTime={time}>
          {i18n.date(date, isPhone ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      )}
      {owner !== null && <span>{owner}</span>}
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
