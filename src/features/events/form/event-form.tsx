import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import type { EventView } from '#data/events/event.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Form } from '#ui/form/form.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './event-form.module.css';
import { AboutFields, FirstFields } from './first-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { MissionFields } from './mission-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { ScoringFields } from './scoring-fields.tsx';
import { type EventForm as Model, useEventForm } from './use-event-form.ts';
import { useSaveWords } from './use-save-words.ts';

type EventFormProps = { userId: string; event: EventView | null };

/** The form of a new event (`event` null), or of one that is changed. */
export function EventForm({ userId, event }: EventFormProps) {
  const { t } = useLingui();
  const form = useEventForm(userId, event);
  return (
    <div className="page stack" data-width="wide">
      <title>{event === null ? t`New event – Muster` : t`Edit ${event.name} – Muster`}</title>
      <h1 className={styles.title}>
        {event === null ? <Trans>New event</Trans> : <Trans>Edit event</Trans>}
      </h1>
      <Form className={styles.form} onSubmit={form.save}>
        <div className={styles.column}>
          <FirstFields form={form} />
        </div>
        <div className={styles.column}>
          <AboutFields form={form} />
        </div>
        <div className={styles.column}>
          <Disclosure className={styles.part} title={t`Scoring`}>
            <ScoringFields form={form} />
          </Disclosure>
          <Disclosure className={styles.part} title={t`Missions`}>
            <MissionFields form={form} />
          </Disclosure>
          <Disclosure className={styles.part} title={t`Lists`}>
            <ListFields form={form} />
          </Disclosure>
          <Disclosure className={styles.part} title={t`More`}>
            <MoreFields form={form} />
          </Disclosure>
        </div>
        <Refusal form={form} />
        <Acts form={form} />
      </Form>
    </div>
  );
}

function Refusal({ form: { problem } }: { form: Model }) {
  const words = useSaveWords();
  const { pathname } = useLocation();
  if (problem === null) return null;
  const isSignedOut = problem.code === 'signed-out';
  return (
    <Banner
      tone="violation"
      role="alert"
      actions={
        isSignedOut && (
          <Button render={<Link to={paths.login(pathname)} />}>
            <Trans>Sign in</Trans>
          </Button>
        )
      }
    >
      <p>{words(problem)}</p>
    </Banner>
  );
}

function Acts({ form }: { form: Model }) {
  const { t } = useLingui();
  const { event, isChanged, isSaving } = form;
  const startOver = () => {
    const takeBack = form.startOver();
    toast.info({
      id: 'event-form',
      title: event === null ? t`The form is empty again` : t`Your changes are gone`,
      action: { label: t`Undo`, onPress: takeBack },
    });
  };
  return (
    <div className={styles.acts}>
      <Button type="submit" variant="primary" icon="save" busy={isSaving}>
        {event === null ? <Trans>Save event</Trans> : <Trans>Save changes</Trans>}
      </Button>
      <Button render={<Link to={event === null ? paths.events() : paths.event(event.id)} />}>
        <Trans>Back</Trans>
      </Button>
      {isChanged && (
        <Button variant="quiet" icon="restore" onClick={startOver}>
          {event === null ? <Trans>Start over</Trans> : <Trans>Discard changes</Trans>}
        </Button>
      )}
      {event === null && (
        <p className={styles.hint}>
          <Trans>It is saved as a draft. You announce it on its page.</Trans>
        </p>
      )}
    </div>
  );
}
