import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { type Post, postQuery } from '#data/community/post.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { isUuid } from '#domain/access/token.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { TABLET } from '#ui/breakpoints.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { CommentsSection } from './comments/comments-section.tsx';
import styles from './community-list.module.css';
import { Description } from './description.tsx';
import { loadUnits } from './load-content.ts';
import { Lineage } from './lineage.tsx';
import { PostActions } from './post-actions.tsx';
import { HiddenNote, PostHeader, TakenDownNote } from './post-header.tsx';
import type { PostQuestion } from './post-questions.tsx';
import { useLivePost } from './use-live-post.ts';

/** One posted list: its content, its comments, and a button that opens a copy. */
export function Component() {
  const { id = '' } = useParams();
  return <WithQueries>{isUuid(id) ? <PostPage key={id} id={id} /> : <NotThere />}</WithQueries>;
}

function PostPage({ id }: { id: string }) {
  const query = useQuery(postQuery(id));
  if (query.data === null) return <NotThere />;
  if (query.data === undefined) return <WaitingPage failure={query.failureReason} />;
  return <PostView post={query.data} />;
}

/** The page before its list. */
function WaitingPage({ failure }: { failure: unknown }) {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.waiting)} data-width="wide" data-loading-page="">
      <title>{t`Community list – Muster`}</title>
      <Waiting failure={failure} title={t`The list could not be loaded`} />
    </div>
  );
}

/** Taken down, hidden from this reader, or never there: which of it is nobody's business. */
function NotThere() {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  return (
    <EmptyState title={t`List not found`} headingLevel={1} icon="board">
      <title>{t`List not found – Muster`}</title>
      <p>
        <Trans>Its author may have taken it down, or the address is not complete.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.communityLists()} />}>
        <Trans>Go to the community lists</Trans>
      </Button>
    </EmptyState>
  );
}

const loadComparePost = async () => (await import('./compare-post.tsx')).ComparePost;
const loadQuestions = async () => (await import('./post-questions.tsx')).PostQuestions;

/** Height of a line of units in CSS pixels; in a wide window it has two of them. */
const UNIT_LINE = 61;

/** A posted list as its readers see it, and with more to do for its author. */
function PostView({ post }: { post: Post }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [open, ask] = useState<PostQuestion | null>(null);
  const [cardPlace, setCardPlace] = useState<Element | null>(null);
  const isTablet = useMediaQuery(TABLET);
  const close = () => ask(null);
  const userId = userIdOf(viewer);
  useLivePost(post.id, userId);
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  return (
    <article className={classNames('page', styles.page)} data-width="wide" data-faction={post.faction}>
      <title>{t`${post.name} – Muster`}</title>
      {!post.isActive && <TakenDownNote post={post} />}
      {post.isHidden && <HiddenNote post={post} isAdmin={isAdmin} />}
      <div className={styles.columns}>
        <div className={styles.list}>
          <PostHeader post={post} />
          <PostActions post={post} userId={userId} ask={ask} />
          {post.description !== null && <Description text={post.description} />}
          <Lineage post={post} />
          <section className={styles.section} aria-labelledby="post-units">
            <h2 id="post-units">
              <Trans>Units</Trans>
            </h2>
            <div
              style={{ minHeight: post.units.length * (isTablet ? UNIT_LINE / 2 : UNIT_LINE) }}
              className={styles.section}
            >
              <Lazy load={loadUnits} props={{ post, cardPlace }} fallback={<span data-loading-page="" />} />
            </div>
          </section>
        </div>
        <div className={styles.below}>
          <CommentsSection post={post} viewer={viewer} ask={ask} />
        </div>
        <div ref={setCardPlace} className={styles.card} />
      </div>
      {open?.kind === 'compare' && (
        <Lazy load={loadComparePost} props={{ post, onClose: close }} onFailure={close} />
      )}
      {open !== null && open.kind !== 'compare' && (
        <Lazy load={loadQuestions} props={{ post, userId, question: open, close }} onFailure={close} />
      )}
      <OpenUnitCard />
    </article>
  );
}
