import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { type BaseUnit, baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { changeOf, targetOf } from '#domain/catalogue/workshop/change-of.ts';
import { draftFaults } from '#domain/catalogue/workshop/draft-faults.ts';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { DraftHead } from './draft-head.tsx';
import { WorkshopContext } from './form/workshop-form.ts';
import { SendButton } from './send-button.tsx';
import { HeadStep } from './steps/head-step.tsx';
import { RowsStep } from './steps/rows-step.tsx';
import { SendStep } from './steps/send-step.tsx';
import { SkillsStep } from './steps/skills-step.tsx';
import { ValuesStep } from './steps/values-step.tsx';
import { WordsStep } from './steps/words-step.tsx';
import type { OpenDraft } from './use-draft.ts';
import styles from './workshop.module.css';

/** Fetches the card as it would be. */
const loadPreview = async () => (await import('./card-preview.tsx')).CardPreview;

const STEPS = ['head', 'values', 'rows', 'words', 'skills', 'send'] as const;
type Step = (typeof STEPS)[number];

/** The form that follows a printed card from top to bottom, with the card as it would be. */
export function Workshop({ open, sources }: { open: OpenDraft; sources: CatalogueSources }) {
  const { t } = useLingui();
  const [openPad, setOpenPad] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const language = useLanguage();
  const isWide = useMediaQuery(DESKTOP);
  const preview = useDialogAddress('preview');
  const { draft, change } = open;
  const base = draft.unit === null ? null : baseUnit(sources, targetOf(draft));
  const faults = draftFaults(useDeferredValue(draft), base, sources);
  const unit = catalogue.unitByKey.get(targetOf(draft));
  const name = unit === undefined ? draft.name.trim() : localName(unit, language);
  const title = base === null ? t`Add a missing unit` : t`Suggest a correction`;
  return (
    <WorkshopContext value={{ draft, change, base, sources, faults, isChecked, openPad, setOpenPad }}>
      <div className={`page ${styles.page}`} data-faction={draft.faction || undefined} data-bottom-bar="">
        <DraftHead title={title} name={name} isUnkept={open.isUnkept} />
        <div className={styles.columns}>
          <Steps
            open={open}
            // The faults in view may be those of a moment ago.
            proposed={() => (draftFaults(draft, base, sources).length === 0 ? proposalOf(draft, base) : null)}
            onCheck={() => setChecked(true)}
            onStep={() => setOpenPad(null)}
            onPreview={isWide ? null : () => preview.open()}
          />
          {isWide && (
            <aside className={styles.aside} aria-label={t`Preview of the card`} tabIndex={0}>
              <Lazy load={loadPreview} props={{}} />
            </aside>
          )}
        </div>
        {!isWide && preview.isOpen && (
          <Dialog
            open
            onOpenChange={(isOpen) => !isOpen && preview.close()}
            title={t`Preview of the card`}
            closeLabel={t`Close`}
            size="lg"
          >
            <Lazy load={loadPreview} props={{}} />
          </Dialog>
        )}
      </div>
    </WorkshopContext>
  );
}

function proposalOf(draft: WorkshopDraft, base: BaseUnit | null) {
  const { section, origin } = draft;
  return { section, target: targetOf(draft), change: changeOf(draft, base), origin };
}

type StepsProps = Pick<ComponentProps<typeof SendButton>, 'proposed'> & {
  open: OpenDraft;
  onCheck: () => void;
  onStep: () => void;
  /** Opens the preview; null where it stands beside the form. */
  onPreview: (() => void) | null;
};

function Steps({ open, proposed, onCheck, onStep, onPreview }: StepsProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const step: Step = STEPS.find((each) => each === params.get('step')) ?? 'head';
  const at = STEPS.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A new page has the focus already.
    if (!isFirst.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    isFirst.current = false;
  }, [step]);
  const go = (to: Step) => {
    const next = new URLSearchParams(params);
    next.set('step', to);
    onStep();
    setParams(next, { preventScrollReset: true });
  };
  const names: Readonly<Record<Step, string>> = {
    head: t`Head of the card`,
    values: t`Values`,
    rows: t`Dice`,
    words: t`Rule words`,
    skills: t`Skills`,
    send: t`Source and sending`,
  };
  const bodies: Readonly<Record<Step, ReactNode>> = {
    head: <HeadStep />,
    values: <ValuesStep />,
    rows: <RowsStep />,
    words: <WordsStep />,
    skills: <SkillsStep />,
    send: <SendStep />,
  };
  const [previous, next] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <div className={styles.form}>
      <nav aria-label={t`Steps`} className={styles.steps}>
        <ol>
          {STEPS.map((each, place) => (
            <li key={each}>
              <button
                type="button"
                className={styles.step}
                aria-current={each === step ? 'step' : undefined}
                aria-label={`${place + 1} ${names[each]}`}
                onClick={() => go(each)}
              >
                <span className={styles.number}>{place + 1}</span>{' '}
                <span className={styles.stepName}>{names[each]}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className={styles.body}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {names[step]}
        </h2>
        {bodies[step]}
      </section>
      <div className={styles.bar} role="group" aria-label={t`Next`}>
        {previous !== undefined && (
          <Button icon="chevron-left" onClick={() => go(previous)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {onPreview !== null && (
          <Button icon="card" aria-haspopup="dialog" onClick={onPreview}>
            <Trans>Preview</Trans>
          </Button>
        )}
        {next === undefined ? (
          <SendButton open={open} proposed={proposed} onCheck={onCheck} />
        ) : (
          <Button variant="primary" trailingIcon="chevron-right" onClick={() => go(next)}>
            <Trans>Next</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
