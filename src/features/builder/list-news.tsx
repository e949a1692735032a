import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import { catalogue } from '#data/catalogue.ts';
import { comparePath } from '#data/lists/compared-lists.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { noteTold } from '#data/lists/told-changes.ts';
import { unitNames } from '#data/unit-names.ts';
import { armyOf } from '#domain/roster/army.ts';
import { listAsRemembered, type ListNews, listNews } from '#domain/roster/remembered.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './list-news.module.css';

/**
 * Says once what the catalogue says otherwise since the list was saved, and offers to keep the list
 * as it was beside it (docs/product.md, "Lists under a release").
 */
export function ListNewsDialog({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const { remembered } = document;
  const news = remembered === undefined ? null : listNews(document, remembered, catalogue);
  const isOver = news === null;
  useEffect(() => {
    // A roll-back, or the player took the units out.
    if (isOver) draftStore.getState().remember(null);
  }, [isOver]);
  if (news === null) return null;
  const leave = () => {
    if (document.savedId !== null) noteTold(document.savedId, news);
    draftStore.getState().remember(null);
  };
  const keepBoth = () => {
    const [own, release] = [document.name.trim(), remembered?.release ?? 0];
    const name = release === 0 ? t`${own} (as it was)` : t`${own} (release ${release})`;
    const now = nowIso();
    const stamp = { id: newId(), createdAt: now, updatedAt: now };
    const older = listAsRemembered({ ...document, name }, catalogue, stamp);
    if (!older.ok || !savedListsStore.getState().restoreBackup([older.list], 'merge').ok) {
      toast.error({ title: t`The list could not be copied`, description: t`Nothing was changed.` });
      return;
    }
    leave();
    toast.success({ title: t`Kept as “${name}”` });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t`The catalogue changed`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          {document.name.trim() !== '' && (
            <Button variant="secondary" onClick={keepBoth}>
              <Trans>Keep both</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={leave}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </>
      }
    >
      <Totals news={news} />
      <ChangedUnits document={document} news={news} />
      {typeof remembered?.release === 'number' && (
        <Button
          variant="quiet"
          icon="list"
          render={<Link to={comparePath(document, document, { one: remembered.release, other: null })} />}
        >
          <Trans>Compare with how it was</Trans>
        </Button>
      )}
      {document.name.trim() !== '' && (
        <p className={styles.hint}>
          <Trans>Keep both saves the list as it was, beside this one.</Trans>
        </p>
      )}
    </Dialog>
  );
}

function Totals({ news }: { news: ListNews }) {
  const [points, former] = [news.after.points, news.before.points];
  return (
    <p>
      {points === former ? (
        <Trans>Your list is still {points} pts, but some of its units are different now.</Trans>
      ) : (
        <Trans>
          Your list is now {points} pts. It was {former} pts.
        </Trans>
      )}
    </p>
  );
}

function ChangedUnits({ document, news }: { document: RosterDocument; news: ListNews }) {
  const nameOf = unitNames(armyOf(document, catalogue), document.faction, useLanguage());
  return (
    <ul className={styles.units}>
      {news.units.map(({ unit, fields, isGone }) => (
        <li key={unit.id}>
          <h3 className={styles.name}>{nameOf(unit.id)}</h3>
          {isGone ? (
            <p>
              <Trans>The catalogue no longer has this unit. Its line stays in your list.</Trans>
            </p>
          ) : (
            <UnitDifferences fields={fields} />
          )}
        </li>
      ))}
    </ul>
  );
}
