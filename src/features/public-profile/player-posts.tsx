import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { boardQuery, pictureOfPost, type PostSummary } from '#data/community/board.ts';
import { factionName } from '#data/faction-summaries.ts';
import type { PublicProfile } from '#data/profiles/profile-rows.ts';
import { NO_FILTERS, writeFilters } from '#domain/community/browse-filters.ts';
import { ageText } from '#platform/age-text.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './public-profile.module.css';

/** The maximum number of posts on the page; the board has the rest. */
const SHOWN = 6;

/**
 * The newest lists that a player has posted; renders nothing when there are none, or while they
 * cannot be loaded.
 */
export function PlayerPosts({ player }: { player: PublicProfile }) {
  const id = useId();
  const filters = { ...NO_FILTERS, author: player.id };
  const { data } = useInfiniteQuery(boardQuery(filters));
  const posts = data?.pages[0]?.posts ?? [];
  if (posts.length === 0) return null;
  const board = paths.communityLists(writeFilters(filters, new URLSearchParams()).toString());
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Lists posted</Trans>
      </h2>
      <ul className={styles.posts}>
        {posts.slice(0, SHOWN).map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      {player.postsCount > SHOWN && (
        <p>
          <Link to={board}>
            <Trans>All lists of this player</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

/** A player who has posted nothing: a way to the lists of others, or to post one. */
export function NoPosts({ isOwn }: { isOwn: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No lists posted yet`} headingLevel={2} icon="board">
      {isOwn ? (
        <>
          <p>
            <Trans>Build a list and press Post to Community: it shows here.</Trans>
          </p>
          <Button variant="primary" render={<Link to={paths.builder()} />}>
            <Trans>Go to the builder</Trans>
          </Button>
        </>
      ) : (
        <Button icon="board" render={<Link to={paths.communityLists()} />}>
          <Trans>Browse Lists</Trans>
        </Button>
      )}
    </EmptyState>
  );
}

function PostRow({ post }: { post: PostSummary }) {
  const language = useLanguage();
  const faction = factionName(post.faction, language);
  return (
    <li>
      <Picture
        src={pictureOfPost(post)}
        width={44}
        height={44}
        fallback={<Crest hue={post.faction} size={36} />}
      />
      <div>
        <Link to={paths.communityList(post.id)} dir="auto">
          {post.name}
        </Link>
        <p className={styles.facts}>
          {faction !== null && <span>{faction}</span>}
          <span>
            <Trans>{post.points} pts</Trans>
          </span>
          <span>{ageText(post.createdAt, language)}</span>
        </p>
      </div>
    </li>
  );
}
