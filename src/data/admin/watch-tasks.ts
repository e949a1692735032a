import { QueryObserver } from '@tanstack/react-query';
import { askAgain } from '../live/ask-again.ts';
import { liveWire } from '../live/live-wire.ts';
import { queryClient } from '../query/query-client.ts';
import { type Overview, overviewQuery } from './overview.ts';
import { waitingTasks } from './waiting-tasks.ts';

/** The interval between two requests where the backend has no live channels. */
const EVERY_MS = 5 * 60_000;
const TOGETHER_MS = 500;

/** The pages of the admin area that show what a hint is about. */
const PAGES_OF: Readonly<Record<string, readonly string[]>> = {
  reports: ['reports'],
  mail: ['outbox'],
  alerts: ['notices'],
  changes: ['changes'],
  all: ['reports', 'outbox', 'notices', 'changes'],
};

/**
 * Keeps `waitingTasks` and the pages of the admin area up to date while an administrator is signed
 * in. Returns the function that ends it.
 */
export function watchTasks(): () => void {
  const client = queryClient();
  const overview = new QueryObserver(client, { ...overviewQuery(), refetchInterval: EVERY_MS });
  const leave = overview.subscribe(({ data }) => {
    if (data !== undefined) waitingTasks.setState({ count: tasksIn(data) });
  });
  const { note, stop } = askAgain({
    ask: (about) => {
      for (const page of ['overview', ...[...about].flatMap((subject) => PAGES_OF[subject] ?? [])])
        void client.invalidateQueries({ queryKey: ['admin', page] });
    },
    togetherMs: TOGETHER_MS,
    spreadMs: 0,
  });
  const silence = liveWire().hear('admins', note);
  return () => {
    silence();
    stop();
    leave();
    waitingTasks.setState({ count: 0 });
  };
}

/** Counts what somebody should do soon: translations and unconfirmed accounts may wait. */
function tasksIn({ open_reports, unread_alerts, kept_mails, changes, unsent }: Overview): number {
  return open_reports + unread_alerts + kept_mails + changes + unsent.length;
}
