/** Accounts are not needed to read a summary: what records it comes after the result. */
const load = async () => import('./record-result.tsx');

/** Fetches the panel *History* of a summary. */
export const loadRecordResult = async () => (await load()).RecordResult;

/** Fetches the button that records the game. */
export const loadRecordButton = async () => (await load()).RecordButton;
