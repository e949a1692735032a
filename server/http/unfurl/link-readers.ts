import type { Database } from '#server/db/database.ts';
import { postedLists } from './posted-list.ts';
import { publicEvents } from './public-event.ts';
import { publicReports } from './public-report.ts';
import type { LinkCards } from './unfurl.ts';

/** The readers of whatever a link may lead to, on this database. */
export function linkReaders(
  database: Database,
  factionName: LinkCards['factionName'],
): Pick<LinkCards, 'readPostedList' | 'readReport' | 'readEvent'> {
  return {
    readPostedList: postedLists(database, factionName),
    readReport: publicReports(database, factionName),
    readEvent: publicEvents(database),
  };
}
