import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGame } from '#data/games/use-game.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { type Shared, shareRunning } from '#data/shared-games/share-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SignIn } from '../join/sign-in.tsx';
import { useProblemWords } from '../join/use-problem-words.ts';
import { Invite } from './invite.tsx';
import { TableDetails } from './table-details.tsx';
import styles from './two-phones.module.css';
import { useRival } from './use-live.ts';
import { Watchers } from './watchers.tsx';

/** The dialog of a game on two phones: how the other player joins, later who may do what. */
export function TwoPhones({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const shared = useGame((state) => state.shared);
  return (
    <WithQueries>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t`Play on two phones`}
        closeLabel={t`Close`}
        size="sm"
      >
        {shared === null ? <Share /> : <Together key={shared.game.id} shared={shared} onClose={onClose} />}
      </Dialog>
    </WithQueries>
  );
}

/** The game is on this phone alone: says what sharing it means, and does it. */
function Share() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const words = useProblemWords();
  const share = useMutation({ mutationFn: shareRunning }, queryClient());
  const problem = problemOf(share.data);
  return (
    <div className={styles.content}>
      <p>
        <Trans>
          Your opponent scans a code and joins, without an account. Both phones show the same game, each
          brings its own list, and hidden units stay hidden.
        </Trans>
      </p>
      {problem !== null && (
        <Banner
          tone="warning"
          role="alert"
          title={t`The game could not be shared`}
          actions={problem === 'closed' ? <SignIn back={`${pathname}${search}`} /> : undefined}
        >
          <p>{words(problem)}</p>
        </Banner>
      )}
      <Button variant="primary" size="lg" icon="phones" busy={share.isPending} onClick={() => share.mutate()}>
        <Trans>Show the code</Trans>
      </Button>
    </div>
  );
}

function problemOf(shared: Shared | undefined) {
  return shared === undefined || shared.ok ? null : shared.problem;
}

function Together({ shared, onClose }: { shared: SharedView; onClose: () => void }) {
  const rival = useRival(shared);
  const [part, setPart] = useState<'details' | 'phone' | 'watchers'>('details');
  if (rival === null) return <Invite shared={shared} onJoined={onClose} />;
  if (part === 'phone') return <Invite shared={shared} isAnother />;
  if (part === 'watchers') return <Watchers shared={shared} />;
  return (
    <TableDetails
      shared={shared}
      rival={rival}
      onLetIn={() => setPart('phone')}
      onWatchers={() => setPart('watchers')}
      onLeave={onClose}
    />
  );
}
