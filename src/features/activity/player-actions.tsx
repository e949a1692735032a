import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Player } from '#data/community/player.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { type PeopleAction, usePeopleActions } from './use-people-actions.ts';

type PlayerActionsProps = {
  player: Player;
  isFollowed: boolean;
  isBlocked: boolean;
  /** Opens the report of this player. */
  onReport: () => void;
};

/**
 * The actions on a player's page: follow, and behind a menu block and report. Guests sign in first.
 */
export function PlayerActions({ player, isFollowed, isBlocked, onReport }: PlayerActionsProps) {
  const { t } = useLingui();
  const userId = userIdOf(useViewer());
  if (userId === null) {
    return (
      <>
        <Button render={<Link to={paths.login(paths.publicProfile(player.who))} />}>
          <Trans>Sign in to follow</Trans>
        </Button>
        <Menu
          label={t`More`}
          icon="dots"
          items={[{ id: 'report', label: t`Report the player`, icon: 'flag', onSelect: onReport }]}
        />
      </>
    );
  }
  return (
    <>
      <Follow player={player} isFollowed={isFollowed} isBlocked={isBlocked} userId={userId} />
      <MoreActions
        player={player}
        isBlocked={isBlocked}
        userId={userId}
        onReport={onReport}
        label={t`More`}
      />
    </>
  );
}

type FollowProps = Omit<PlayerActionsProps, 'onReport'> & { userId: string };

function Follow({ player, isFollowed, isBlocked, userId }: FollowProps) {
  const { busyWith, act } = usePeopleActions(userId);
  const isBusy = busyWith !== null;
  const press = (action: PeopleAction) => act(action, player);
  if (isBlocked) {
    return (
      <Button busy={isBusy} onClick={() => press('unblock')}>
        <Trans>Unblock</Trans>
      </Button>
    );
  }
  return isFollowed ? (
    <Button busy={isBusy} onClick={() => press('stop-following')}>
      <Trans>Stop following</Trans>
    </Button>
  ) : (
    <Button variant="primary" busy={isBusy} onClick={() => press('follow')}>
      <Trans>Follow</Trans>
    </Button>
  );
}

type MoreActionsProps = Omit<FollowProps, 'isFollowed'> & { onReport: () => void; label: string };

function MoreActions({ player, isBlocked, userId, onReport, label }: MoreActionsProps) {
  const { t } = useLingui();
  const { act } = usePeopleActions(userId);
  return (
    <Menu
      label={label}
      icon="dots"
      items={[
        ...(isBlocked
          ? []
          : [
              {
                id: 'block',
                label: t`Block ${player.name}`,
                icon: 'close' as const,
                onSelect: () => act('block', player),
              },
            ]),
        { id: 'report', label: t`Report the player`, icon: 'flag', onSelect: onReport },
      ]}
    />
  );
}
