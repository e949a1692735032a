import type { FaultyField } from '#domain/events/draft/draft-faults.ts';

/** Returns the id of a field's control on the page. */
export function fieldId(field: FaultyField): string {
  return `event-${field}`;
}

/** Moves the focus to a field, in whatever closed part of the form it is. */
export function showField(field: FaultyField): void {
  const control = document.getElementById(fieldId(field));
  const part = control?.closest('details') ?? null;
  if (part !== null) part.open = true;
  control?.focus();
}
