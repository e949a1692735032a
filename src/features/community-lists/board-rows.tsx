import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { mostCopiedQuery, newInFactionQuery } from '#data/community/board-rows.ts';
import { pictureOfPost, type PostSummary } from '#data/community/board.ts';
import { factionName, factionSummaries } from '#data/faction-summaries.ts';
import { openListQuery } from '#data/lists/open-list.ts';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { factionAtHeart } from '#domain/community/faction-at-heart.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Crest } from '#ui/crest/crest.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './board-rows.module.css';
import { isAwaited } from './use-board.ts';

type BoardRowsProps = {
  /** The lists are on their way: the rows come with them or after them, never before. */
  isBoardWaiting: boolean;
};

/**
 * The lists that were copied most this week, and the newest of the reader's faction. A row without
 * lists is left out.
 */
export function BoardRows({ isBoardWaiting }: BoardRowsProps) {
  const faction = useFactionAtHeart();
  const userId = userIdOf(useViewer());
  return (
    <div className={styles.rows}>
      <MostCopied isBoardWaiting={isBoardWaiting} />
      {/* A guest's faction is known at once, and most guests have none. */}
      {faction === undefined && userId !== null && !isBoardWaiting && <Reserved />}
      {typeof faction === 'string' && <NewInFaction faction={faction} isBoardWaiting={isBoardWaiting} />}
    </div>
  );
}

function MostCopied({ isBoardWaiting }: BoardRowsProps) {
  const query = useQuery(mostCopiedQuery());
  const { data = [] } = query;
  if (isBoardWaiting) return null;
  if (isAwaited(query)) return <Reserved />;
  if (data.length === 0) return null;
  return (
    <Row title={<Trans>Most copied this week</Trans>}>
      {data.map(({ post, copies }) => (
        <Tile key={post.id} post={post}>
          <Plural value={copies} one="Copied by # player" other="Copied by # players" />
        </Tile>
      ))}
    </Row>
  );
}

function NewInFaction({ faction, isBoardWaiting }: BoardRowsProps & { faction: string }) {
  const language = useLanguage();
  const moment = useMoment();
  const userId = userIdOf(useViewer());
  const query = useQuery(newInFactionQuery(faction));
  const { data = [] } = query;
  const ofOthers = data.filter((post) => post.authorId !== userId);
  const name = factionName(faction, language);
  if (isBoardWaiting) return null;
  if (isAwaited(query)) return <Reserved />;
  if (ofOthers.length === 0 || name === null) return null;
  return (
    <Row title={<Trans>New in {name}</Trans>}>
      {ofOthers.map((post) => (
        <Tile key={post.id} post={post}>
          <time {...moment(post.createdAt)} />
          {post.author !== null && <> · {post.author.name}</>}
        </Tile>
      ))}
    </Row>
  );
}

/**
 * Keeps the place of a row that is on its way, so that the lists below do not move under a finger.
 */
function Reserved() {
  return <div className={styles.reserved} />;
}

function Row({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  );
}

function Tile({ post, children }: { post: PostSummary; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.tile} to={paths.communityList(post.id)} data-faction={post.faction}>
        <Picture
          src={pictureOfPost(post)}
          width={44}
          height={44}
          fallback={<Crest hue={post.faction} size={32} />}
        />
        <span className={styles.words}>
          <strong dir="auto">{post.name}</strong> <span>{children}</span>
        </span>
      </Link>
    </li>
  );
}

/**
 * Returns the id of the faction that the reader plays, null when nothing tells, undefined while
 * that is being looked up.
 */
function useFactionAtHeart(): string | null | undefined {
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const profile = useQuery({ ...ownProfileQuery(userId ?? ''), enabled: userId !== null });
  const open = useQuery(openListQuery());
  if (viewer.status === 'loading' || open.isPending) return undefined;
  if (userId !== null && isAwaited(profile)) return undefined;
  const known = factionSummaries.map(({ id }) => id);
  return factionAtHeart(profile.data?.favoriteFaction ?? null, open.data ?? null, known);
}
