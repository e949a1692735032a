import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { factionName } from '#data/faction-summaries.ts';
import { pictureOfPost, portraitOfHead, type PostSummary } from '#data/community/board.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useMoment } from '#platform/use-moment.ts';
import { POST_FAULT_WORDS } from '#platform/words/post-fault-words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './post-card.module.css';

/** One list of the board: name, author, size, age, and reactions. */
export function PostCard({ post }: { post: PostSummary }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <article className={styles.card} data-faction={post.faction}>
      <Picture
        src={pictureOfPost(post)}
        broken={post.imageUrl === null ? undefined : t`Picture not available`}
        width={84}
        height={84}
        fallback={<Crest hue={post.faction} size={60} />}
      />
      <div className={styles.head}>
        <h2 className={styles.name} dir="auto">
          <Link className={styles.link} to={paths.communityList(post.id)}>
            {post.name}
          </Link>
        </h2>
        <p className={styles.badges}>
          <Badge tone="accent">{factionName(post.faction, language) ?? post.faction}</Badge>
          {post.isTournamentList &&
            (post.faults.length === 0 ? (
              <Badge tone="gold">
                <Trans>Tournament</Trans>
              </Badge>
            ) : (
              <Badge tone="warning" icon="warning">
                <Trans>Not legal</Trans>
              </Badge>
            ))}
          {(!post.isActive || post.isHidden) && (
            <Badge tone="warning">
              {post.isHidden ? <Trans>Hidden by an administrator</Trans> : <Trans>Taken down</Trans>}
            </Badge>
          )}
        </p>
        <Byline post={post} />
        <Verdict post={post} />
      </div>
      <Heads post={post} />
      {post.description !== null && (
        <p className={styles.description} dir="auto">
          {post.description}
        </p>
      )}
      <p className={styles.facts}>
        <strong>
          <Trans>{post.points} pts</Trans>
        </strong>
        <span>
          <Trans>{post.command} CP</Trans>
        </span>
        <span>
          <Plural value={post.unitCount} one="# unit" other="# units" />
        </span>
        <span className={styles.echo}>
          <span className={styles.count} data-on={post.isLiked ? '' : undefined}>
            <Icon name="heart" size={16} label={post.isLiked ? t`Likes, yours among them` : t`Likes`} />
            {post.likesCount}
          </span>
          <span className={styles.count}>
            <Icon name="comment" size={16} label={t`Comments`} />
            {post.commentsCount}
          </span>
        </span>
      </p>
    </article>
  );
}

/**
 * Says why the list is not for tournaments, and that the catalogue's values replace those that were
 * sent.
 */
function Verdict({ post }: { post: PostSummary }) {
  const { t } = useLingui();
  const [fault] = post.faults;
  if (fault === undefined && !post.isAltered) return null;
  return (
    <p className={styles.verdict}>
      {fault !== undefined &&
        (post.isTournamentList ? (
          <Trans>Posted for tournaments: {t(POST_FAULT_WORDS[fault])}.</Trans>
        ) : (
          <Trans>Not for tournaments: {t(POST_FAULT_WORDS[fault])}.</Trans>
        ))}{' '}
      {post.isAltered && <Trans>Points from the catalogue, not as sent.</Trans>}
    </p>
  );
}

/** The units to know the list by, without the one whose portrait is the picture of the list. */
function Heads({ post }: { post: PostSummary }) {
  const { t } = useLingui();
  const language = useLanguage();
  const heads = post.heads.filter((head) => portraitOfHead(head) !== pictureOfPost(post));
  if (heads.length === 0) return null;
  return (
    <ul className={styles.heads} aria-label={t`Units`}>
      {heads.map((head) => (
        <li key={head.name}>
          <Avatar src={portraitOfHead(head)} name={head.name} size={32} hue={post.faction} charge="crown" />
          <span>{localName(head, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Byline({ post }: { post: PostSummary }) {
  const moment = useMoment();
  const { author, createdAt } = post;
  return (
    <p className={styles.byline}>
      {author !== null && (
        <>
          <Avatar src={author.avatarUrl} name={author.name} size={24} />
          <Link className={styles.author} to={paths.publicProfile(author.who)} dir="auto">
            {author.name}
          </Link>
          {' · '}
        </>
      )}
      <time {...moment(createdAt)} />
    </p>
  );
}
