import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { MY_BOARDS, type MyBoard } from '#data/community/board.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import { BoardResults } from './board-results.tsx';
import styles from './community-lists.module.css';
import { useMyBoard } from './use-board.ts';

const MY_BOARD_WORDS: Readonly<Record<MyBoard, MessageDescriptor>> = {
  posted: msg`My posts`,
  liked: msg`Liked`,
  taken_down: msg`Taken down`,
  copied: msg`Copied by others`,
};

/**
 * The user's own lists of a kind. Their pages put back those taken down and explain those hidden.
 */
export function MyLists({ userId, mine }: { userId: string; mine: MyBoard }) {
  const board = useMyBoard(userId, mine);
  return <BoardResults board={board} empty={<NoneOfMine mine={mine} />} />;
}

function NoneOfMine({ mine }: { mine: MyBoard }) {
  const { t } = useLingui();
  const words = {
    posted: t`You have not posted a list yet`,
    liked: t`You have not liked a list yet`,
    taken_down: t`No list of yours is taken down or hidden`,
    copied: t`Nobody has posted a copy of your lists yet`,
  };
  return (
    <EmptyState title={words[mine]} headingLevel={2} icon="banner">
      <p>
        <Trans>Only you see this page.</Trans>
      </p>
    </EmptyState>
  );
}

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
