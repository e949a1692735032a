/** Accounts are not needed to read a summary: what records it comes after the result. */
const load = async () => import('./record-result.tsx');

/** Fetches the words on the game in the player's history. */
export const loadRecordResult = async () => (await load()).RecordResult;

/** Fetches the report to the organisers of an event. */
export const loadReportToEvent = async () => (await load()).ReportToEvent;

/** Fetches the button that records the game. */
export const loadRecordButton = async () => (await load()).RecordButton;
