import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { basedOn } from '#data/workshop/catalogue-sources.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { emptyDraft, type WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import type { AnyDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import { useDraft } from './use-draft.ts';
import { Workshop } from './workshop.tsx';

const unitDraft = (kept: AnyDraft) => (kept.section === 'units' ? kept : null);

/** A kept draft of a unit, else a new one: a correction where the id is a unit's. */
export function OpenedUnit({ id, sources }: { id: string; sources: CatalogueSources }) {
  const [params] = useSearchParams();
  const { t } = useLingui();
  const open = useDraft(id, unitDraft, () => {
    const base = baseUnit(sources, id);
    const draft =
      base === null ? emptyDraft(params.get('faction') ?? '', params.get('name') ?? '') : draftOf(base);
    const note = base === null ? t`This unit is missing.` : '';
    return { revises: null, basedOn: basedOn(), draft: { ...draft, origin: { ...draft.origin, note } } };
  });
  return <Workshop open={open} sources={sources} />;
}

type RevisedUnitProps = { id: string; revises: string; draft: WorkshopDraft; sources: CatalogueSources };

/** A sent unit that is changed: the first change makes a draft of it. */
export function RevisedUnit({ id, revises, draft, sources }: RevisedUnitProps) {
  const open = useDraft(id, unitDraft, () => ({ revises, basedOn: basedOn(), draft }));
  return <Workshop open={open} sources={sources} />;
}
