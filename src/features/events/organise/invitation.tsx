import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import type { EventView } from '#data/events/event.ts';
import { renewInvite } from '#data/events/event-actions.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useEventAct } from '../use-event-act.tsx';
import styles from './organise.module.css';

/** The link that lets players into an event by invitation. */
export function Invitation({ event }: { event: EventView }) {
  const { t } = useLingui();
  const { copyLink } = useCopy();
  const { ask, dialog, isBusy } = useEventAct();
  const url = absoluteUrl(paths.event(event.id, event.invite));
  const renew = () =>
    ask({
      title: t`Make a new invitation?`,
      body: (
        <p>
          <Trans>The links you sent end. Players who have a seat keep it.</Trans>
        </p>
      ),
      confirm: t`Make a new one`,
      action: async () => renewInvite(event.id),
      done: t`The invitation is a new one`,
    });
  return (
    <Disclosure title={t`Invitation`} defaultOpen>
      <div className={styles.form}>
        <p>
          <Trans>Only players with this link find the event.</Trans>
        </p>
        <div className={styles.row}>
          <Button icon="link" onClick={() => void copyLink(url, url)}>
            <Trans>Copy the invitation</Trans>
          </Button>
          <Button flush variant="quiet" icon="refresh" busy={isBusy} onClick={renew}>
            <Trans>Make a new one</Trans>
          </Button>
        </div>
      </div>
      {dialog}
    </Disclosure>
  );
}
