import { foldText } from '../fold.ts';
import { unitKey } from '../lookup.ts';
import type { UnitChange } from '../release/overlay.ts';
import { type SkillText, skillTextKeys } from '../texts/skill-texts.ts';
import { LANGUAGES, type Language } from '../types.ts';
import type { BaseUnit } from './base-unit.ts';
import type { DraftSkill, WorkshopDraft } from './draft.ts';
import { skillKey } from './draft-of.ts';
import { isSame, newUnitId, type RawFields, recordOf } from './record-of.ts';

/** The target of a draft's change, `<faction>/<unit>`; a new unit's id comes from its name. */
export function targetOf(draft: WorkshopDraft): string {
  return unitKey(draft.faction, draft.unit ?? newUnitId(draft));
}

/**
 * The smallest change that turns `base` into what the draft says: only fields, names and texts that
 * differ, `null` for what is taken away. All of it for a unit that is missing (`base` null).
 */
export function changeOf(draft: WorkshopDraft, base: BaseUnit | null): UnitChange {
  return compact({
    fields: changedEntries(base?.record ?? {}, recordOf(draft, base)),
    names: changedEntries(base?.names ?? {}, namesOf(draft)),
    skillTexts: Object.fromEntries(
      LANGUAGES.map((language): [string, RawFields] => [
        language,
        changedEntries(base?.skillTexts[language] ?? {}, textsOf(draft, base, language)),
      ]).filter(([, texts]) => Object.keys(texts).length > 0),
    ),
  });
}

/** True for a change that says nothing. */
export function isEmptyChange(change: UnitChange): boolean {
  return Object.keys(change).length === 0;
}

/**
 * The smallest change between two versions of a unit's fields and names, as `changeOf` gives it.
 */
export function changeBetween(
  before: { readonly fields: object; readonly names: object },
  after: { readonly fields: object; readonly names: object },
): UnitChange {
  return compact({
    fields: changedEntries(before.fields, after.fields),
    names: changedEntries(before.names, after.names),
    skillTexts: {},
  });
}

/** The entries that differ; `null` for one that is gone. The id never changes. */
export function changedEntries(before: object, after: object): RawFields {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const gone = [...old.keys()].filter((key) => key !== 'id' && !now.has(key));
  const changed = [...now].filter(([key, value]) => key !== 'id' && !isSame(value, old.get(key)));
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null] as const)]);
}

function compact(parts: {
  readonly fields: RawFields;
  readonly names: RawFields;
  readonly skillTexts: RawFields;
}): UnitChange {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
}

function namesOf({ names }: WorkshopDraft): RawFields {
  const told = Object.entries(names).map(([language, name]) => [language, name.trim()] as const);
  return Object.fromEntries(told.filter(([, name]) => name !== ''));
}

function textsOf(draft: WorkshopDraft, base: BaseUnit | null, language: Language): RawFields {
  const before = base?.skillTexts[language] ?? {};
  const told = draft.skills.flatMap((skill) => {
    const { name = '', text = '' } = skill.texts[language] ?? {};
    if (name.trim() === '' && text.trim() === '') return [];
    const value = {
      ...(name.trim() === '' || language === 'en' ? {} : { name: name.trim() }),
      text: text.trim(),
    };
    return [[textKey(skill, draft, base, before), value] as const];
  });
  return Object.fromEntries(told);
}

/**
 * The name under which a skill's text stands: the one that it has, while the skill keeps its name;
 * with its half where both halves have a skill of this name.
 */
function textKey(
  skill: DraftSkill,
  { skills }: WorkshopDraft,
  base: BaseUnit | null,
  texts: Readonly<Record<string, SkillText>>,
): string {
  const name = skill.name.trim();
  const former = base?.record.skills?.find((_, at) => skillKey(at) === skill.key);
  if (former !== undefined && former.name === name && former.half === skill.half) {
    const known = skillTextKeys(former).find((key) => Object.hasOwn(texts, key));
    if (known !== undefined) return known;
  }
  const isTwice = skills.some((each) => each !== skill && foldText(each.name) === foldText(name));
  return isTwice ? skillTextKeys({ name, half: skill.half })[0] : name;
}
