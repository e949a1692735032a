import { Trans, useLingui } from '@lingui/react/macro';
import { ListSources } from '#components/list-sources/list-sources.tsx';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './analysis.module.css';

type OtherListProps = {
  other: RosterDocument | null;
  onChoose: (list: RosterDocument | null) => void;
};

/** The list beside the army, and the choice of one. */
export function OtherList({ other, onChoose }: OtherListProps) {
  const { t } = useLingui();
  if (other === null) {
    return (
      <Disclosure title={t`Beside another list`}>
        <ListSources isOwn takeLabel={t`Compare`} take={({ document }) => onChoose(document)} />
      </Disclosure>
    );
  }
  return (
    <p className={styles.other}>
      <span>
        <Trans>Other list:</Trans>{' '}
        <strong dir="auto">{other.name.trim() === '' ? t`Untitled List` : other.name}</strong>
      </span>
      <Button size="sm" onClick={() => onChoose(null)}>
        <Trans>Remove</Trans>
      </Button>
    </p>
  );
}
