import { Trans, useLingui } from '@lingui/react/macro';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import { applyOverlay } from '#domain/catalogue/release/apply-overlay.ts';
import { differences, type Difference } from '#domain/catalogue/release/differences.ts';
import { changeOf, targetOf } from '#domain/catalogue/workshop/change-of.ts';
import { focusedOn, overlayOf } from '#domain/catalogue/workshop/draft-faults.ts';
import { fieldWords } from '#components/unit-differences/field-words.ts';
import { OriginFields } from '../form/origin-fields.tsx';
import { useFieldTexts, useWorkshop, type WorkshopForm } from '../form/workshop-form.ts';
import { GuestHint } from '../guest-hint.tsx';
import { Summary } from '../summary.tsx';

/** The source of the facts, why they should change, and the differences. */
export function SendStep() {
  const { draft, change } = useWorkshop();
  const textsOf = useFieldTexts();
  return (
    <>
      <GuestHint />
      <OriginFields
        origin={draft.origin}
        onChange={(origin) => change({ origin })}
        errors={{ page: textsOf('page').error, note: textsOf('note').error }}
      />
      <UnitSummary />
    </>
  );
}

/** The differences that the draft makes, once the catalogue would take it; else its faults. */
function UnitSummary() {
  const { t } = useLingui();
  const form = useWorkshop();
  const { faults, base, draft } = form;
  return (
    <Summary faults={faults} wordsOf={(field) => fieldWords(field, t)}>
      {() => {
        const difference = differenceOf(form);
        return (
          <>
            {difference?.what === 'added' && (
              <p>
                <Trans>A new unit: {draft.name}.</Trans>
              </p>
            )}
            {difference !== null && base !== null && <UnitDifferences fields={difference.fields} />}
          </>
        );
      }}
    </Summary>
  );
}

function differenceOf({ draft, base, sources }: WorkshopForm): Difference | null {
  const target = targetOf(draft);
  const focused = focusedOn(sources, target);
  const applied = applyOverlay(focused, overlayOf(target, changeOf(draft, base)));
  return applied.ok
    ? (differences(focused, applied.value).find((each) => each.target === target) ?? null)
    : null;
}
