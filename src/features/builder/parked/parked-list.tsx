import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { comparePath } from '#data/lists/compared-lists.ts';
import { parkedListsStore } from '#data/lists/parked-lists-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { armyOf } from '#domain/roster/army.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './parked-list.module.css';
import { swapLists } from './swap-lists.ts';

/** The list that lies beside this one, and the ways to it; nothing while there is none. */
export function ParkedList({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const draftId = useDraft((state) => state.draftId);
  const parked = useStore(parkedListsStore, ({ value }) => (draftId === null ? undefined : value[draftId]));
  if (parked === undefined) return null;
  const name = parked.name.trim() === '' ? t`Untitled List` : parked.name;
  const { points } = totalsOf(armyOf(parked, catalogue));
  return (
    <div className={styles.parked} role="group" aria-label={t`Parked list`}>
      <p className={styles.name}>
        <Trans>
          Parked: {name}, {points} pts
        </Trans>
      </p>
      <Button icon="swap" onClick={swapLists}>
        <Trans>Swap</Trans>
      </Button>
      {document.entries.length > 0 && (
        <Button variant="quiet" icon="list" render={<Link to={comparePath(document, parked)} />}>
          <Trans>Compare</Trans>
        </Button>
      )}
    </div>
  );
}
