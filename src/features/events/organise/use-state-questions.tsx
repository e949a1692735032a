import { Trans, useLingui } from '@lingui/react/macro';
import type { EventState, EventView } from '#data/events/event.ts';
import { setEventState } from '#data/events/event-actions.ts';

/** Returns the questions before a state that players notice. */
export function useStateQuestions({ id, name }: EventView) {
  const { t } = useLingui();
  const to = (wanted: EventState) => ({ action: async () => setEventState(id, wanted) });
  return {
    begin: {
      ...to('running'),
      title: t`Begin “${name}”?`,
      body: (
        <p>
          <Trans>Players no longer take seats or give them back by themselves. You drop them.</Trans>
        </p>
      ),
      confirm: t`Begin`,
      done: t`The event has begun`,
    },
    finish: {
      ...to('finished'),
      title: t`Finish “${name}”?`,
      body: (
        <p>
          <Trans>The standings are final. You can continue the event if something was forgotten.</Trans>
        </p>
      ),
      confirm: t`Finish`,
      done: t`The event has finished`,
    },
    resume: {
      ...to('running'),
      title: t`Continue “${name}”?`,
      body: (
        <p>
          <Trans>It runs again, and results can change.</Trans>
        </p>
      ),
      confirm: t`Continue`,
      done: t`The event runs again`,
    },
    cancel: {
      ...to('cancelled'),
      title: t`Cancel “${name}”?`,
      body: (
        <p>
          <Trans>A cancelled event stays cancelled. Its page stays for its players to read.</Trans>
        </p>
      ),
      confirm: t`Cancel the event`,
      isDanger: true,
      done: t`The event is cancelled`,
    },
    drop: {
      title: t`Delete the draft “${name}”?`,
      body: (
        <p>
          <Trans>It is gone for good.</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDanger: true,
      done: t`The draft is deleted`,
    },
  };
}
