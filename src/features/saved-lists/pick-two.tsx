import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { comparePath } from '#data/lists/compared-lists.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './saved-lists.module.css';

/** The choice of two saved lists; `picked` is null while no lists are chosen. */
export type PickTwo = {
  readonly picked: readonly SavedList[] | null;
  readonly start: () => void;
  readonly stop: () => void;
  readonly toggle: (list: SavedList) => void;
};

/** Keeps which lists are chosen for a comparison, two at most. */
export function usePickTwo(): PickTwo {
  const [picked, setPicked] = useState<readonly SavedList[] | null>(null);
  const toggle = (list: SavedList) => {
    const others = (picked ?? []).filter(({ id }) => id !== list.id);
    setPicked(others.length < (picked ?? []).length ? others : [...others, list]);
  };
  return { picked, start: () => setPicked([]), stop: () => setPicked(null), toggle };
}

/** The bar while lists are chosen: how far one is, the comparison, and the way back. */
export function PickBar({ pick }: { pick: PickTwo }) {
  const { picked } = pick;
  if (picked === null) return null;
  const [one, other] = picked.map((list) => documentFromSavedList(list, catalogue));
  return (
    <div className={styles.pickBar}>
      <p role="status">
        <Trans>Choose two lists: {{ count: picked.length }} of 2</Trans>
      </p>
      {one === undefined || other === undefined ? (
        <Button variant="primary" disabled>
          <Trans>Compare</Trans>
        </Button>
      ) : (
        <Button variant="primary" render={<Link to={comparePath(one, other)} />}>
          <Trans>Compare</Trans>
        </Button>
      )}
      <Button variant="quiet" onClick={pick.stop}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

/** Ticks a list for the comparison. */
export function PickBox({ list, pick }: { list: SavedList; pick: PickTwo }) {
  const { t } = useLingui();
  const picked = pick.picked ?? [];
  const isPicked = picked.some(({ id }) => id === list.id);
  return (
    <Checkbox
      label={<VisuallyHidden>{t`Compare ${{ name: list.name }}`}</VisuallyHidden>}
      checked={isPicked}
      disabled={!isPicked && picked.length === 2}
      onCheckedChange={() => pick.toggle(list)}
    />
  );
}
