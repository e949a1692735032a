import { Trans, useLingui } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';
import { hideEvent } from '#data/events/event-actions.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { Button } from '#ui/button/button.tsx';
import { useEventAct } from '../use-event-act.tsx';
import styles from './event-page.module.css';

/** The tool of administrators; nothing for everybody else. */
export function AdminBar({ event }: { event: EventView }) {
  const { t } = useLingui();
  const { act, ask, dialog, isBusy } = useEventAct();
  const { id, isHidden, name } = event;
  if (!can(useViewer(), 'administer')) return null;
  const hide = () =>
    ask({
      title: t`Hide “${name}”?`,
      body: (
        <p>
          <Trans>Nobody but those who run it sees it then. Its address still shows it again to you.</Trans>
        </p>
      ),
      confirm: t`Hide`,
      isDanger: true,
      action: async () => hideEvent(id, true),
      done: t`The event is hidden`,
    });
  const show = () => act({ action: async () => hideEvent(id, false), done: t`The event is shown again` });
  return (
    <div className={styles.tools}>
      <Button variant="quiet" icon="eye" busy={isBusy} onClick={isHidden ? show : hide}>
        {isHidden ? <Trans>Show this event again</Trans> : <Trans>Hide this event</Trans>}
      </Button>
      {dialog}
    </div>
  );
}
