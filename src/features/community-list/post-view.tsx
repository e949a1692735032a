import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { Post } from '#data/community/post.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { Army } from '#domain/roster/types.ts';
import styles from './community-list.module.css';
import { Description } from './description.tsx';
import { Lineage } from './lineage.tsx';
import { loadComments, loadHiddenNote, loadTakenDownNote, loadUnits } from './list-parts.ts';
import { OpenQuestion } from './open-question.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHeader } from './post-header.tsx';
import { useQuestion } from './use-question.ts';

/** Height of a unit's line in CSS pixels, as shared-list.module.css has it. */
const UNIT_LINE = 61;

type PostViewProps = {
  post: Post;
  unitList: (army: Army, faction: string) => ReactNode;
};

/** A posted list as its readers see it, and with more to do for its author. */
export function PostView({ post, unitList }: PostViewProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const question = useQuestion();
  const userId = userIdOf(viewer);
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  return (
    <article className={styles.page} data-faction={post.faction}>
      <title>{t`${post.name} – Muster`}</title>
      {!post.isActive && <Lazy load={loadTakenDownNote} props={{ post }} />}
      {post.isHidden && <Lazy load={loadHiddenNote} props={{ post, isAdmin }} />}
      <PostHeader post={post} />
      <PostActions post={post} userId={userId} ask={question.ask} />
      {post.description !== null && <Description text={post.description} />}
      <Lineage post={post} />
      <section className={styles.section} aria-labelledby="post-units">
        <h2 id="post-units">
          <Trans>Units</Trans>
        </h2>
        <div style={{ minHeight: post.units.length * UNIT_LINE }} className={styles.section}>
          <Lazy load={loadUnits} props={{ post, unitList }} />
        </div>
      </section>
      <div className={styles.below}>
        <Lazy load={loadComments} props={{ post, viewer, ask: question.ask }} />
      </div>
      <OpenQuestion post={post} userId={userId} question={question} />
    </article>
  );
}
