import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventView } from '#data/events/event.ts';
import { addHelper, removeHelper } from '#data/events/event-actions.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { readWabId } from '#domain/access/wab-id.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useEventAct } from '../use-event-act.tsx';
import styles from './organise.module.css';

/** The helpers of an event: the organiser adds and removes, a helper may stop. */
export function HelpersList({ event }: { event: EventView }) {
  const { t } = useLingui();
  const { ask, dialog, isBusy } = useEventAct();
  const me = userIdOf(useViewer());
  const { helpers, id, isOrganiser } = event;
  const remove = (helper: string, name: string) =>
    ask({
      title: helper === me ? t`Stop helping?` : t`Remove ${name} from the helpers?`,
      body: (
        <p>
          <Trans>The event is then run without this helper. The organiser can add them again.</Trans>
        </p>
      ),
      confirm: helper === me ? t`Stop helping` : t`Remove`,
      action: async () => removeHelper(id, helper),
    });
  return (
    <Disclosure title={t`Helpers`} count={helpers.length}>
      <div className={styles.form}>
        {helpers.length > 0 && (
          <ul className={styles.list}>
            {helpers.map(({ id: helper, name }) => {
              const told = name ?? t`Former player`;
              return (
                <li key={helper}>
                  <span>{told}</span>
                  {(isOrganiser || helper === me) && (
                    <Button
                      size="sm"
                      busy={isBusy}
                      aria-label={helper === me ? t`Stop helping` : t`Remove ${told}`}
                      onClick={() => remove(helper, told)}
                    >
                      {helper === me ? <Trans>Stop helping</Trans> : <Trans>Remove</Trans>}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {isOrganiser && <HelperForm id={id} />}
      </div>
      {dialog}
    </Disclosure>
  );
}

function HelperForm({ id }: { id: string }) {
  const { t } = useLingui();
  const { act, isBusy } = useEventAct();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const wabId = readWabId(typed);
  const add = () => {
    setTried(wabId === null);
    if (wabId === null) return;
    act({
      action: async () => addHelper(id, wabId),
      done: t`The helper can run the event now`,
      after: () => setTyped(''),
    });
  };
  return (
    <Form className={styles.form} onSubmit={add}>
      <TextField
        label={t`WAB ID of a helper`}
        hint={t`Helpers do all you do, but for adding helpers.`}
        error={isTried && wabId === null ? t`A WAB ID looks like WAB-1A2B-3C4D-5E6F.` : undefined}
        maxLength={40}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" icon="plus" busy={isBusy}>
        <Trans>Add the helper</Trans>
      </Button>
    </Form>
  );
}
