import { withBook } from '#platform/i18n.ts';

/**
 * Parts of the table that are fetched when they first show, or ahead of time when a page has
 * nothing better to do. The table itself starts with the few words of its own book.
 */
const withWords = async <Part>(part: Promise<Part>) => withBook('table', part);

export const loadTableSheet = async () => (await withWords(import('./table-sheet.tsx'))).TableSheet;
export const loadRuleSheet = async () => (await withWords(import('./rule-sheet.tsx'))).RuleSheet;
export const loadUnitDetails = async () => (await withWords(import('./unit-details.tsx'))).UnitDetails;
export const loadMissionPanel = async () => (await withWords(import('./mission-panel.tsx'))).MissionPanel;
export const loadGameReminders = async () => (await withWords(import('./game-reminders.tsx'))).GameReminders;
export const loadRefusalWords = async () => (await withWords(import('./refusal-words.ts'))).REFUSALS;
/** For pages that have opened the book. */
export const loadTimeline = async () => (await import('./timeline.tsx')).Timeline;
export const loadRecordResult = async () => (await import('./record-result.tsx')).RecordResult;
export const loadScoringParts = async () => (await import('./scoring-parts.tsx')).ScoringParts;
