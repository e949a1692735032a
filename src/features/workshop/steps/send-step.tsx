import { Trans, useLingui } from '@lingui/react/macro';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { applyOverlay } from '#domain/catalogue/release/apply-overlay.ts';
import { differences, type Difference } from '#domain/catalogue/release/differences.ts';
import { changeOf, targetOf } from '#domain/catalogue/workshop/change-of.ts';
import { type DraftFault, focusedOn, overlayOf } from '#domain/catalogue/workshop/draft-faults.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { fieldWords } from '#components/unit-differences/field-words.ts';
import { OriginFields } from '../form/origin-fields.tsx';
import { useFieldTexts, useWorkshop, type WorkshopForm } from '../form/workshop-form.ts';
import { faultWords } from '../fault-words.ts';
import styles from '../workshop.module.css';

/** The source of the facts, why they should change, and the differences. */
export function SendStep() {
  const { draft, change } = useWorkshop();
  const textsOf = useFieldTexts();
  const viewer = useViewer();
  const isGuest = userIdOf(viewer) === null && viewer.status !== 'loading';
  return (
    <>
      {isGuest && (
        <p className={styles.intro}>
          <Trans>Sending needs an account. The draft stays on this device.</Trans>
        </p>
      )}
      <OriginFields
        origin={draft.origin}
        onChange={(origin) => change({ origin })}
        errors={{ page: textsOf('page').error, note: textsOf('note').error }}
      />
      <Summary />
    </>
  );
}

/** The differences that the draft makes, once the catalogue would take it; else its faults. */
function Summary() {
  const { t } = useLingui();
  const form = useWorkshop();
  const { faults, base, draft } = form;
  const inUnit = faults.filter(({ field }) => field !== 'note' && field !== 'page');
  const difference = inUnit.length === 0 ? differenceOf(form) : null;
  return (
    <section className={styles.summary} aria-label={t`What changes`}>
      <h2>
        <Trans>What changes</Trans>
      </h2>
      {inUnit.length > 0 && <FaultList faults={inUnit} />}
      {difference?.what === 'added' && (
        <p>
          <Trans>A new unit: {draft.name}.</Trans>
        </p>
      )}
      {difference !== null && base !== null && <UnitDifferences fields={difference.fields} />}
    </section>
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

/** The faults that keep the unit from being sent, by field. */
function FaultList({ faults }: { faults: readonly DraftFault[] }) {
  const { t } = useLingui();
  const isUnchanged = faults.every(({ field }) => field === '');
  if (isUnchanged) {
    return (
      <p>
        <Trans>Nothing differs from the catalogue yet.</Trans>
      </p>
    );
  }
  return (
    <Banner tone="warning" title={t`Not ready to be sent`}>
      <ul>
        {faults
          .filter(({ field }) => field !== '')
          .map(({ field, reason }) => (
            <li key={`${field} ${reason.code}`}>
              {fieldWords(field, t)}: {t(faultWords(reason))}
            </li>
          ))}
      </ul>
    </Banner>
  );
}
