import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { type MyBoard, MY_BOARDS } from '#data/community/board.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './community-lists.module.css';
import { MY_BOARD_WORDS } from './my-lists.tsx';

/** The choice between everybody's lists and the kinds of the user's own. */
export function BoardTabs({ mine }: { mine: MyBoard | null }) {
  const { t } = useLingui();
  const [, setSearch] = useSearchParams();
  return (
    <Select<MyBoard | 'all'>
      className={styles.kind}
      label={t`Which lists`}
      value={mine ?? 'all'}
      items={[
        { value: 'all', label: t`All lists` },
        ...MY_BOARDS.map((value) => ({ value, label: t(MY_BOARD_WORDS[value]) })),
      ]}
      onValueChange={(next) => setSearch(next === 'all' ? {} : { mine: next }, { preventScrollReset: true })}
    />
  );
}
