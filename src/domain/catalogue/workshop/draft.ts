import type { Die, Role, RollPart, RollSymbol, SkillHalf, SkillKind, SkillOption } from '../profile.ts';
import type { Language, UnitType } from '../types.ts';

/**
 * A unit as somebody writes it down from a card: numbers and words as typed, an empty text where
 * nothing is known. `recordOf` makes a unit of it, and the catalogue's own parser judges that.
 */
export type WorkshopDraft = {
  /** The part of the catalogue that it is about, as in `Overlay`. */
  readonly section: 'units';
  /** The faction's id; empty while nobody has chosen one. */
  readonly faction: string;
  /** The unit's id; null for a unit that the catalogue does not have. */
  readonly unit: string | null;
  readonly name: string;
  /** Names in other languages than English. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly type: UnitType | '';
  readonly points: string;
  readonly availability: string;
  readonly command: string;
  readonly tournamentLegal: 'yes' | 'no' | '';
  readonly companionOf: string;
  /** Among them `High Command`, which is also a fact of its own. */
  readonly characteristics: readonly string[];
  readonly keywords: readonly string[];
  readonly specialRules: readonly string[];
  readonly cardRef: string;
  readonly mov: readonly [string, string];
  readonly charge: string;
  readonly wounds: string;
  readonly willpower: readonly Die[];
  readonly morale: string;
  readonly role: Role | '';
  readonly models: string;
  readonly isInferred: boolean;
  readonly rows: readonly DraftRow[];
  readonly joined: DraftJoined | null;
  readonly skills: readonly DraftSkill[];
  readonly origin: DraftOrigin;
};

/** The source of the facts, and the reason why they should change. */
export type DraftOrigin = {
  readonly source: 'card' | 'rules' | 'faq';
  readonly page: string;
  readonly note: string;
  readonly wantsCredit: boolean;
};

export type DraftSwitch = {
  readonly key: string;
  readonly cost: readonly RollSymbol[];
  readonly effect: string;
};

export type DraftRoll = {
  readonly dice: readonly RollPart[];
  readonly stressMod: readonly RollPart[];
  readonly switches: readonly DraftSwitch[];
};

/** One row of the card. `key` tells rows apart while they are edited. */
export type DraftRow = {
  readonly key: string;
  readonly troops: string;
  readonly ranged: (DraftRoll & { readonly range: string }) | null;
  readonly melee: DraftRoll;
  readonly defence: DraftRoll;
  readonly conquest: string;
};

export type DraftJoined = {
  readonly mov: string;
  readonly wounds: string;
  readonly willpower: readonly (Die | '+')[];
  readonly morale: string;
  readonly conquest: string;
  readonly ranged: DraftRoll | null;
  readonly melee: DraftRoll | null;
  readonly defence: DraftRoll | null;
};

export type DraftSkill = {
  readonly key: string;
  readonly name: string;
  readonly kind: SkillKind;
  readonly isLong: boolean;
  readonly half: SkillHalf;
  readonly timing: string;
  readonly target: string;
  readonly cost: string;
  readonly effect: string;
  readonly isUncertain: boolean;
  /** Choices that the form does not show and keeps. */
  readonly options: readonly SkillOption[];
  /** The words that readers see in each language; a name only where it is translated. */
  readonly texts: Readonly<Partial<Record<Language, { readonly name: string; readonly text: string }>>>;
};

/** A roll of which nothing is known yet. */
export const EMPTY_ROLL: DraftRoll = { dice: [], stressMod: [], switches: [] };

/** A draft of a unit that is missing. */
export function emptyDraft(faction: string, name: string): WorkshopDraft {
  return {
    section: 'units',
    faction,
    unit: null,
    name,
    names: {},
    type: '',
    points: '',
    availability: '',
    command: '',
    tournamentLegal: '',
    companionOf: '',
    characteristics: [],
    keywords: [],
    specialRules: [],
    cardRef: '',
    mov: ['', ''],
    charge: '',
    wounds: '',
    willpower: [],
    morale: '',
    role: '',
    models: '',
    isInferred: false,
    rows: [],
    joined: null,
    skills: [],
    origin: { source: 'card', page: '', note: '', wantsCredit: true },
  };
}

/** A row without values. */
export function emptyRow(key: string, troops = ''): DraftRow {
  return { key, troops, ranged: null, melee: EMPTY_ROLL, defence: EMPTY_ROLL, conquest: '' };
}

/** A second half of a card without values. */
export const EMPTY_JOINED: DraftJoined = {
  mov: '',
  wounds: '',
  willpower: [],
  morale: '',
  conquest: '',
  ranged: null,
  melee: null,
  defence: null,
};

/** A skill without a name. */
export function emptySkill(key: string, half: SkillHalf): DraftSkill {
  return {
    key,
    name: '',
    kind: 'passive',
    isLong: false,
    half,
    timing: '',
    target: '',
    cost: '',
    effect: '',
    isUncertain: false,
    options: [],
    texts: {},
  };
}

/** Returns the draft as a unit of High Command, or as one that may not command. */
export function withHighCommand(draft: WorkshopDraft, has: boolean): WorkshopDraft {
  const others = draft.characteristics.filter((word) => word !== HIGH_COMMAND);
  return { ...draft, characteristics: has ? [...others, HIGH_COMMAND] : others };
}

/** True for a unit of High Command. */
export function hasHighCommand({ characteristics }: Pick<WorkshopDraft, 'characteristics'>): boolean {
  return characteristics.includes(HIGH_COMMAND);
}

const HIGH_COMMAND = 'High Command';
