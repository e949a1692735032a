import { storageKeys } from '#platform/storage/keys.ts';
import { readText, remove, writeText } from '#platform/storage/local.ts';

/** The table of units that was being imported; empty without one. */
export function readTable(): string {
  return readText(storageKeys.workshopTable) ?? '';
}

/** Keeps the table on the device until it is sent. */
export function keepTable(text: string): void {
  if (text === '') remove(storageKeys.workshopTable);
  else writeText(storageKeys.workshopTable, text);
}
