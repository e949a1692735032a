import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import type { PickTwo } from './pick-two.tsx';
import styles from './saved-lists.module.css';

/** The number of lists that fit on a screen without a search. */
const WITHOUT_SEARCH = 5;

type ListToolsProps = {
  /** The number of lists. */
  count: number;
  search: string;
  onSearch: (search: string) => void;
  onRefresh: () => void;
  pick: PickTwo;
};

/** The search among many saved lists, and Refresh. */
export function ListTools({ count, search, onSearch, onRefresh, pick }: ListToolsProps) {
  const { t } = useLingui();
  const refresh = () => {
    onRefresh();
    toast.info({ title: t`Refreshing saved lists...` });
  };
  return (
    <div className={styles.tools}>
      {count > WITHOUT_SEARCH && (
        <TextField
          label={t`Search saved lists`}
          hideLabel
          type="search"
          icon="search"
          placeholder={t`Search saved lists`}
          clearLabel={t`Clear search`}
          value={search}
          onValueChange={onSearch}
        />
      )}
      {count > 1 && pick.picked === null && (
        <Button variant="quiet" icon="list" onClick={pick.start}>
          <Trans>Compare two lists</Trans>
        </Button>
      )}
      <Button variant="quiet" icon="refresh" onClick={refresh}>
        <Trans>Refresh</Trans>
      </Button>
    </div>
  );
}
