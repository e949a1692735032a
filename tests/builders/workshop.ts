/** Drafts of the workshop over the made-up catalogue: a correction of its hunter and a new elf. */
import { baseUnit, type BaseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { emptyDraft, type WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { catalogueSources } from './catalogue-sources.ts';

export const ORIGIN = { source: 'card', page: '', note: 'Newer card', wantsCredit: true } as const;

function known(key: string): BaseUnit {
  const base = baseUnit(catalogueSources(), key);
  if (base === null) throw new Error(key);
  return base;
}

/** The hunter as the catalogue has it. */
export const HUNTER_BASE = known('north/hunter');

/** A correction of the hunter; without a part nothing differs. */
export const correction = (part: Partial<WorkshopDraft> = {}): WorkshopDraft => ({
  ...draftOf(HUNTER_BASE, ORIGIN),
  ...part,
});

/** A unit as somebody would write it down, without faults. */
export const ELF: WorkshopDraft = {
  ...emptyDraft('north', ' Élf Guard '),
  type: 'Troop',
  points: '15',
  availability: '2',
  command: '0',
  tournamentLegal: 'yes',
  characteristics: ['Infantry'],
  origin: { ...ORIGIN, page: ' p. 3 ' },
};
