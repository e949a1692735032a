import type { Fault } from '../faults.ts';
import { applyOverlay, type CatalogueSources } from './apply-overlay.ts';
import { type Difference, differences } from './differences.ts';
import { mergeOverlays, type Overlay } from './overlay.ts';

/**
 * The outcome of putting changes over a release: what they change of it, and the catalogue with
 * them; or why they cannot.
 */
export type Judgement =
  | {
      readonly ok: true;
      readonly differences: readonly Difference[];
      readonly after: CatalogueSources;
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Puts changes over the catalogue as a release has it. The files are a build's; `released` is the
 * overlay of the newest release.
 */
export function judgeChange(files: CatalogueSources, released: Overlay, changes: Overlay): Judgement {
  const before = applyOverlay(files, released);
  if (!before.ok) return before;
  const after = applyOverlay(files, mergeOverlays(released, changes));
  return after.ok
    ? { ok: true, differences: differences(before.value, after.value), after: after.value }
    : after;
}
