import type { RestRequest } from '../parse/request.ts';
import type { Plan } from '../plan/types.ts';

/**
 * The Preference-Applied header: what was asked for and had a meaning for this kind of request;
 * empty for nothing.
 */
export function appliedPreferences({ preferences, query }: RestRequest, plan: Plan): string {
  const { resolution, representation, count, transaction, missing, handling, timezone, maxAffected } =
    preferences;
  const kind = plan.kind === 'write' ? plan.write.kind : plan.kind;
  const writes = plan.kind === 'write';
  const takesConflict =
    kind === 'insert' && ((writes && plan.write.table.primaryKey.length > 0) || query.onConflict !== null);
  const takesMissing = kind === 'insert' || kind === 'update';
  const takesLimit = (kind === 'update' || kind === 'delete' || kind === 'call') && handling === 'strict';
  const applied = [
    takesConflict && named('resolution', resolution),
    takesMissing && named('missing', missing),
    writes && named('return', representation),
    named('count', count),
    named('tx', transaction),
    named('handling', handling),
    named('timezone', timezone),
    takesLimit && named('max-affected', maxAffected),
  ];
  return applied.filter((wish) => wish !== false && wish !== null).join(', ');
}

function named(key: string, value: string | number | null): string | null {
  return value === null ? null : `${key}=${String(value)}`;
}
