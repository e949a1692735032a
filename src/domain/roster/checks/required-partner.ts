import type { Army, Finding, RosterDocument } from '../types.ts';

type RequiredPartner = { readonly faction: string; readonly unit: string; readonly partner: string };

/**
 * Units that their own card admits only beside another one. Source: the printed profile card of
 * `unit`.
 */
const REQUIRED_PARTNERS: readonly RequiredPartner[] = [
  { faction: 'hegemony-of-embersig', unit: 'naergon-caladren', partner: 'nayra-caladren' },
];

/**
 * Returns the id of the unit that a unit's card asks for in the list; null when it asks for none.
 */
export function requiredPartnerOf(faction: string, unitId: string): string | null {
  return REQUIRED_PARTNERS.find((each) => each.unit === unitId && each.faction === faction)?.partner ?? null;
}

/** A unit whose card asks for a partner has it in the list: one violation for each that has not. */
export function checkRequiredPartner(_document: RosterDocument, army: Army): readonly Finding[] {
  const present = new Set(army.map(({ unit }) => unit.id));
  return army.flatMap(({ unit }): Finding[] => {
    const partner = requiredPartnerOf(unit.faction, unit.id);
    if (partner === null || present.has(partner)) return [];
    return [
      {
        code: 'partner-missing',
        level: 'violation',
        unitIds: [unit.id],
        values: { partner },
        rule: 'required-partner',
      },
    ];
  });
}
