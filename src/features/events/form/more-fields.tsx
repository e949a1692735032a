import { useLingui } from '@lingui/react/macro';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './event-form.module.css';
import type { EventForm } from './use-event-form.ts';

/** The fee, and how players come in. */
export function MoreFields({ form: { draft, change, field } }: { form: EventForm }) {
  const { t } = useLingui();
  return (
    <div className={styles.inside}>
      <TextField
        {...field('fee')}
        label={t`Fee`}
        hint={t`With its currency, and how to pay it.`}
        value={draft.fee}
        onValueChange={(fee) => change({ fee })}
      />
      <Switch
        label={t`Waiting list`}
        description={t`Once all seats are taken, players wait in order for a free one.`}
        checked={draft.hasWaitingList}
        onCheckedChange={(hasWaitingList) => change({ hasWaitingList })}
      />
      <Switch
        label={t`Late entries`}
        description={t`Players can still come in once the event runs.`}
        checked={draft.takesLate}
        onCheckedChange={(takesLate) => change({ takesLate })}
      />
      <Switch
        label={t`By invitation only`}
        description={t`No list shows the event. Players need the link that you send.`}
        checked={draft.isInviteOnly}
        onCheckedChange={(isInviteOnly) => change({ isInviteOnly })}
      />
    </div>
  );
}
