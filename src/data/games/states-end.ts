import { STATES_ENDS, type StatesEnd } from '#domain/game/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';

/** The reading of when states end that the last set-up on this device chose. */
export function rememberedStatesEnd(): StatesEnd {
  const stored = readText(storageKeys.statesEnd);
  return STATES_ENDS.find((one) => one === stored) ?? 'activation';
}

/** Remembers a reading for the next games on this device. */
export function rememberStatesEnd(statesEnd: StatesEnd): void {
  writeText(storageKeys.statesEnd, statesEnd);
}
