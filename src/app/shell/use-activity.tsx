import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { cloudMark, pathToDecide } from '#data/cloud/cloud-mark.ts';
import { unreadStore } from '#data/community/unread-store.ts';
import { waitingResults } from '#data/results/waiting-results.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { paths } from '#platform/paths.ts';
import type { SingleItem } from '#ui/menu/menu-item.ts';

/**
 * The menu's way to the activity feed, for who may see it (docs/product.md, "Header and menus"), to
 * results that wait for an answer and to lists that two devices changed; and how much is new there.
 * The code that asks is fetched once the page is idle, and never for guests.
 */
export function useActivity(): { readonly items: readonly SingleItem[]; readonly news: string | undefined } {
  const { t } = useLingui();
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const unread = useStore(unreadStore, (state) => state.unread);
  const waiting = useStore(waitingResults, (state) => state.count);
  const decision = useDecision();
  useEffect(() => {
    if (userId === null) return;
    return whenIdle(() => {
      import('#data/community/watch-unread.ts').then(({ watchUnread }) => watchUnread(), nothing);
    });
  }, [userId]);
  const label = t`Activity Feed`;
  const news =
    unread === 0 ? undefined : `${label} (${t`${plural(unread, { one: '# new', other: '# new' })}`})`;
  const asked =
    waiting === 0
      ? undefined
      : t`${plural(waiting, { one: '# result to confirm', other: '# results to confirm' })}`;
  const items: SingleItem[] = [];
  if (can(viewer, 'view-activity')) {
    items.push({ id: 'activity', label: news ?? label, icon: 'bell', link: <Link to={paths.activity()} /> });
  }
  if (asked !== undefined) {
    items.push({
      id: 'results',
      label: asked,
      icon: 'flag',
      link: <Link to={`${paths.profile()}?section=games`} />,
    });
  }
  if (decision !== null) items.push(decision);
  const marks = [news, asked, decision?.label].filter((one) => one !== undefined);
  return { items, news: marks.join(', ') || undefined };
}

/** The way to lists that need the player's decision; null while none does. */
function useDecision(): SingleItem | null {
  const { t } = useLingui();
  const mark = useStore(cloudMark);
  const { conflicts } = mark;
  if (conflicts === 0) return null;
  const label = t`${plural(conflicts, { one: '# list needs your decision', other: '# lists need your decision' })}`;
  return { id: 'decide', label, icon: 'cloud', link: <Link to={pathToDecide(mark)} /> };
}

function nothing(): void {
  // Without a network there is no mark; the next visit tries again.
}
