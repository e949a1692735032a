/**
 * Loaders for the components of the table that are fetched when they first show, or prefetched when
 * the page is idle.
 */

export const loadTableSheet = async () => (await import('../sheets/table-sheet.tsx')).TableSheet;
export const loadRuleSheet = async () => (await import('../sheets/rule-sheet.tsx')).RuleSheet;
export const loadUnitDetails = async () => (await import('../units/unit-details.tsx')).UnitDetails;
export const loadMissionPanel = async () => (await import('../score/mission-panel.tsx')).MissionPanel;
export const loadGameReminders = async () => (await import('./game-reminders.tsx')).GameReminders;
export const loadRefusalWords = async () => (await import('./refusal-words.ts')).REFUSALS;
export const loadTimeline = async () => (await import('../log/event-log.tsx')).Timeline;
export const loadRecordResult = async () => (await import('../summary/record-result.tsx')).RecordResult;
export const loadScoringParts = async () => (await import('../score/scoring-parts.tsx')).ScoringParts;
