import type { WorkshopDraft } from './draft.ts';

/** A value that a draft leaves blank: the card does not print it, or nobody knows it yet. */
export type MissingField =
  | 'faction'
  | 'name'
  | 'type'
  | 'points'
  | 'availability'
  | 'command'
  | 'tournamentLegal'
  | 'characteristics'
  | 'mov'
  | 'charge'
  | 'wounds'
  | 'willpower'
  | 'morale'
  | 'models'
  | 'rows'
  | 'skills';

/**
 * Returns the blank values in the order of a card. A unit needs those before `characteristics`.
 */
export function missingFields(draft: WorkshopDraft): readonly MissingField[] {
  const isBlank: Readonly<Record<MissingField, boolean>> = {
    faction: draft.faction === '',
    name: draft.name.trim() === '',
    type: draft.type === '',
    points: draft.points.trim() === '',
    availability: draft.availability.trim() === '',
    command: draft.command.trim() === '',
    tournamentLegal: draft.tournamentLegal === '',
    characteristics: draft.characteristics.length === 0,
    mov: draft.mov.every((value) => value.trim() === ''),
    charge: draft.charge.trim() === '',
    wounds: draft.wounds.trim() === '',
    willpower: draft.willpower.length === 0,
    morale: draft.morale.trim() === '',
    models: draft.models.trim() === '',
    rows: draft.rows.length === 0,
    skills: draft.skills.length === 0,
  };
  return FIELDS.filter((field) => isBlank[field]);
}

const FIELDS = [
  'faction',
  'name',
  'type',
  'points',
  'availability',
  'command',
  'tournamentLegal',
  'characteristics',
  'mov',
  'charge',
  'wounds',
  'willpower',
  'morale',
  'models',
  'rows',
  'skills',
] as const satisfies readonly MissingField[];
