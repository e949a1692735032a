/**
 * All that opens over or inside the table, in one chunk: the page of a game may weigh 65 kB. The
 * page fetches it as soon as it shows, before anything can be tapped.
 */
export { DueStrip } from './due-strip.tsx';
export { MissionPanel } from '../score/mission-panel.tsx';
export { RuleSheet, loadRule } from '../sheets/rule-sheet.tsx';
export { TableSheet } from '../sheets/table-sheet.tsx';
export { UnitDetails } from '../units/unit-details.tsx';
