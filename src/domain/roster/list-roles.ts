import type { Role, UnitProfile } from '../catalogue/profile.ts';
import { parseTerm } from '../catalogue/texts/term.ts';
import type { Unit } from '../catalogue/types.ts';

/** The roles that a list may cover with its units. */
export const LIST_ROLES = ['troop', 'officer', 'support', 'high-command'] as const;
export type ListRole = (typeof LIST_ROLES)[number];

type Judge = (unit: Unit, profile: UnitProfile | null) => boolean | null;

const ofCard =
  (wanted: Role): Judge =>
  (_unit, profile) =>
    profile === null ? null : profile.role === wanted;

const JUDGES: Readonly<Record<ListRole, Judge>> = {
  troop: ({ type }) => type === 'Troop',
  officer: ofCard('Officer'),
  support: ofCard('Support'),
  'high-command': ({ highCommand }) => highCommand,
};

/** Returns true when a unit has a role; null where only its card says so, and is not known. */
export function hasListRole(role: ListRole, unit: Unit, profile: UnitProfile | null): boolean | null {
  return JUDGES[role](unit, profile);
}

/** Join says whom a Character may join, so that no list lacks it. */
const NO_ASPECT = 'Join';

/** Returns the keywords that a unit brings to its list: English names without their values. */
export function listKeywords({ keywords }: { readonly keywords: readonly string[] }): readonly string[] {
  return keywords.map((keyword) => parseTerm(keyword).base).filter((name) => name !== NO_ASPECT);
}
