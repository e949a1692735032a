import type { AnyDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import {
  correctFactionPath,
  correctTermPath,
  correctUnitPath,
  workshopPaths,
} from '#platform/workshop-paths.ts';
import type { KeptDraft } from '#data/workshop/kept-drafts.ts';

/** The draft that an address of the form asks for. */
export type AskedDraft = {
  /** The draft's id on this device; null for one that has to be made. */
  readonly id: string | null;
  readonly section: AnyDraft['section'];
  /** The thing of the catalogue that it corrects; null for none. */
  readonly target: string | null;
  /** The sent proposal that it revises; null for none. */
  readonly proposal: string | null;
};

/** In place of a target: something that the catalogue does not have. */
const NEW = 'new';

/** Reads an address of the form. */
export function askedDraft(params: URLSearchParams): AskedDraft {
  const proposal = params.get('proposal');
  const asked = subjectOf(params);
  const target = asked.target === NEW ? null : asked.target;
  if (proposal !== null) return { ...asked, target, proposal, id: `proposal-${proposal}` };
  const id = target === null ? params.get('draft') : draftIdOf(asked.section, target);
  return { ...asked, target, proposal, id };
}

function subjectOf(params: URLSearchParams): Pick<AskedDraft, 'section' | 'target'> {
  const [term, faction] = [params.get('term'), params.get('faction-names')];
  if (term !== null) return { section: 'terms', target: term };
  if (faction !== null) return { section: 'factions', target: faction };
  return { section: 'units', target: params.get('unit') };
}

/** A unit's draft has the unit's key alone, as older versions of the app kept it. */
function draftIdOf(section: AskedDraft['section'], target: string): string {
  return section === 'units' ? target : `${section}:${target}`;
}

/** Returns the address of the form with a kept draft. */
export function keptDraftPath({ id, revises, draft }: KeptDraft): string {
  if (revises !== null) return workshopPaths.suggest(new URLSearchParams({ proposal: revises }).toString());
  if (draft.section === 'units') {
    const [faction = '', unit = ''] = id.split('/');
    if (draft.unit !== null) return correctUnitPath(faction, unit);
    return workshopPaths.suggest(new URLSearchParams({ draft: id }).toString());
  }
  const path = draft.section === 'terms' ? correctTermPath : correctFactionPath;
  return draft.target === null
    ? `${path(NEW)}&${new URLSearchParams({ draft: id }).toString()}`
    : path(draft.target);
}
