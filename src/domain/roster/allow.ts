import { HIGH_COMMAND_LIMIT } from './checks/high-command.ts';
import { MAX_QUANTITY } from './document.ts';
import type { Army, RosterUnit } from './types.ts';

/** True when one more copy may be added, and if not, which rule refuses it with its number. */
export type Allowed =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'availability'; readonly max: number }
  | { readonly ok: false; readonly code: 'high-command-limit'; readonly max: 1 };

/**
 * May one more copy of the unit join the army? Availability is asked first, then the one High
 * Command of a list (docs/game.md, "Building a list"). A unit of unknown availability is not
 * refused below `MAX_QUANTITY` copies: nothing is known against it.
 */
export function canAdd(army: Army, unit: RosterUnit): Allowed {
  const max = unit.availability ?? MAX_QUANTITY;
  const quantity = army.find((entry) => entry.unit.id === unit.id)?.quantity ?? 0;
  if (quantity >= max) return { ok: false, code: 'availability', max };
  if (unit.highCommand && army.some((entry) => entry.unit.highCommand)) {
    return { ok: false, code: 'high-command-limit', max: HIGH_COMMAND_LIMIT };
  }
  return { ok: true };
}
