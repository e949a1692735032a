/**
 * The reasons why a posted list is not for tournaments, worst first, as the database counts it with
 * the catalogue.
 */
export const POST_FAULTS = ['unknown', 'high_command', 'availability', 'partner', 'not_admitted'] as const;
export type PostFault = (typeof POST_FAULTS)[number];

/** Returns the faults that this app knows out of those that the database names. */
export function readPostFaults(names: readonly string[]): readonly PostFault[] {
  return POST_FAULTS.filter((fault) => names.includes(fault));
}
