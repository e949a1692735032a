import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ListHead } from '#components/list-head/list-head.tsx';
import { ListTotals } from '#components/list-totals/list-totals.tsx';
import { portraitOfHead } from '#data/community/board.ts';
import type { Post } from '#data/community/post.ts';
import { paths } from '#platform/paths.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './community-list.module.css';
import { useModeration, useOwnPost } from './use-moderation.ts';

/** The head of a posted list: name, faction, author, size, age. */
export function PostHeader({ post }: { post: Post }) {
  const { t } = useLingui();
  const [head] = post.heads;
  return (
    <ListHead
      title={post.name}
      faction={post.faction}
      picture={post.imageUrl ?? (head === undefined ? null : portraitOfHead(head))}
      broken={post.imageUrl === null ? undefined : t`Picture not available`}
      badges={
        <>
          {post.isTournamentList && (
            <Badge tone="gold">
              <Trans>Tournament</Trans>
            </Badge>
          )}
          {post.tournamentName !== null && <span dir="auto">{post.tournamentName}</span>}
        </>
      }
    >
      <Byline post={post} />
      <ListTotals points={post.points} command={post.command} units={post.unitCount} />
    </ListHead>
  );
}

function Byline({ post }: { post: Post }) {
  const moment = useMoment();
  const { author, createdAt, updatedAt } = post;
  const change = moment(updatedAt);
  // Likes and such change nothing of the list, and what is written within a minute is one thing.
  const isChanged = Date.parse(updatedAt) - Date.parse(createdAt) > 60_000;
  return (
    <p className={styles.byline}>
      {author !== null && (
        <>
          <Avatar src={author.avatarUrl} name={author.name} size={28} />
          <Link className={styles.author} to={paths.publicProfile(author.who)} dir="auto">
            {author.name}
          </Link>
        </>
      )}
      <time {...moment(createdAt)} />
      {isChanged && (
        <time {...change}>
          <Trans>changed {change.children}</Trans>
        </time>
      )}
    </p>
  );
}

type HiddenNoteProps = { post: Post; isAdmin: boolean };

/**
 * Tells the author and administrators that a list is hidden, and why; an administrator restores it
 * here.
 */
export function HiddenNote({ post, isAdmin }: HiddenNoteProps) {
  const { restore } = useOwnPost(post);
  return (
    <Banner
      tone="warning"
      title={<Trans>Hidden by an administrator</Trans>}
      actions={
        isAdmin ? (
          <Button icon="restore" onClick={() => void restore()}>
            <Trans>Restore</Trans>
          </Button>
        ) : undefined
      }
    >
      <p>
        <Trans>Only its author and administrators see this list.</Trans>{' '}
        {post.hiddenReason === null ? (
          <Trans>No reason was given. Ask the administrators of this site.</Trans>
        ) : (
          <Trans>Reason: {post.hiddenReason}</Trans>
        )}
      </p>
    </Banner>
  );
}

/** Explains that only its author and administrators see this list, and offers to put it back. */
export function TakenDownNote({ post }: { post: Post }) {
  const { putBack } = useModeration(post);
  return (
    <Banner
      tone="info"
      actions={
        <Button icon="restore" onClick={() => void putBack()}>
          <Trans>Put it back</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This list is taken down: only its author and administrators see it.</Trans>
      </p>
    </Banner>
  );
}
