import { applyOverlay, type CatalogueSources } from '../release/apply-overlay.ts';
import { parseOverlay } from '../release/overlay-schema.ts';
import { EMPTY_OVERLAY } from '../release/overlay.ts';
import { baseUnit } from './base-unit.ts';
import { baseWords } from './base-words.ts';
import { draftOf } from './draft-of.ts';
import type { DraftOrigin } from './draft.ts';
import type { AnyDraft } from './parse-draft.ts';
import { wordsDraftOf } from './words-draft.ts';

/** A change that was sent, with its source and reason. */
export type SentDraft = {
  readonly section: string;
  readonly target: string;
  readonly change: unknown;
  readonly origin: DraftOrigin;
};

/**
 * Returns the draft that a sent change was; null when the catalogue cannot take it, and for
 * missions, which have no form.
 */
export function draftOfChange(sent: SentDraft, sources: CatalogueSources): AnyDraft | null {
  const { section, target, change, origin } = sent;
  const overlay = parseOverlay({ ...EMPTY_OVERLAY, [section]: { [target]: change } }, 'proposal');
  const applied = overlay.ok ? applyOverlay(sources, overlay.value) : null;
  if (applied?.ok !== true) return null;
  switch (section) {
    case 'units': {
      const after = baseUnit(applied.value, target);
      const draft = after === null ? null : draftOf(after, origin);
      return draft === null || baseUnit(sources, target) !== null ? draft : { ...draft, unit: null };
    }
    case 'terms':
    case 'factions': {
      const after = baseWords(applied.value, section, target);
      const draft = after === null ? null : wordsDraftOf(section, target, after, origin);
      return draft === null || baseWords(sources, section, target) !== null
        ? draft
        : { ...draft, target: null };
    }
    default:
      return null;
  }
}
