import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { Post } from '#data/community/post.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import type { Army } from '#domain/roster/types.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import styles from './community-list.module.css';
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

/**
 * About six lines of the widest column: longer texts are folded, so that the units stay in view.
 */
const FOLDED_LETTERS = 480;
const FOLDED_LINES = 6;

/** The author's words about the list; long ones show six lines until they are unfolded. */
function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLDED_LETTERS || text.split('\n').length > FOLDED_LINES;
  return (
    <div className={styles.description}>
      <LinkedText className={isLong && !isOpen ? styles.folded : undefined} pieces={linkedText(text)} />
      {isLong && (
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Show less</Trans> : <Trans>Show the whole description</Trans>}
        </Button>
      )}
    </div>
  );
}
