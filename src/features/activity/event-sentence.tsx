import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { FeedEvent } from '#data/community/feed.ts';
import { paths } from '#platform/paths.ts';
import styles from './activity.module.css';

type EventSentenceProps = { event: FeedEvent; name: string };

/**
 * Renders an event as a sentence. A list's name is not a link here: the link below it is large
 * enough for a finger.
 */
export function EventSentence({ event, name }: EventSentenceProps) {
  const { actor, kind, isMine, list, originalName } = event;
  const who =
    actor === null ? (
      <strong dir="auto">{name}</strong>
    ) : (
      <Link className={styles.who} to={paths.publicProfile(actor.who)} dir="auto">
        {name}
      </Link>
    );
  const what = <strong dir="auto">{list?.name ?? ''}</strong>;
  switch (kind) {
    case 'post':
      return (
        <Trans>
          {who} posted {what}.
        </Trans>
      );
    case 'fork':
      if (originalName !== null) {
        const original = <strong dir="auto">{originalName}</strong>;
        return isMine ? (
          <Trans>
            {who} posted {what}, based on your list {original}.
          </Trans>
        ) : (
          <Trans>
            {who} posted {what}, based on {original}.
          </Trans>
        );
      }
      return isMine ? (
        <Trans>
          {who} posted {what}, based on a list of yours.
        </Trans>
      ) : (
        <Trans>
          {who} posted {what}, based on another list.
        </Trans>
      );
    case 'comment':
      return isMine ? (
        <Trans>
          {who} commented on your list {what}:
        </Trans>
      ) : (
        <Trans>
          {who} commented on {what}:
        </Trans>
      );
    case 'reply':
      return (
        <Trans>
          {who} replied to your comment on {what}:
        </Trans>
      );
    case 'like':
      return (
        <Trans>
          {who} likes your list {what}.
        </Trans>
      );
    case 'follow':
      return <Trans>{who} follows you now.</Trans>;
    case 'finish':
      return list === null ? (
        <Trans>{who} finished a game.</Trans>
      ) : (
        <Trans>
          {who} finished a game with {what}.
        </Trans>
      );
  }
}
