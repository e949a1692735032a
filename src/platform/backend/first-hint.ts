/**
 * The hint with which hearing a channel begins: something may have been missed. `pause`: the
 * longest in which the database leaves hints out, in seconds; one may have begun just before.
 */
export const FIRST_HINT = { about: 'all', pause: 5 } as const;
