import { useLingui } from '@lingui/react/macro';
import type { EventDraft } from '#domain/events/draft/event-draft.ts';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './event-form.module.css';
import { FormatField } from './format-field.tsx';
import type { EventForm } from './use-event-form.ts';

type PartProps = { form: EventForm };

/** The format of lists, their deadline, and when everybody reads them. */
export function ListFields({ form }: PartProps) {
  const { t } = useLingui();
  const { draft, change, isDeadlineOver } = form;
  return (
    <div className={styles.inside}>
      <FormatField form={form} />
      <Switch
        label={t`Players hand in their lists`}
        description={t`They are sealed: nobody else reads them before the deadline.`}
        checked={draft.takesLists}
        disabled={isDeadlineOver}
        onCheckedChange={(takesLists) => change({ takesLists })}
      />
      {draft.takesLists && <Deadline form={form} />}
    </div>
  );
}

function Deadline({ form: { draft, change, field, isDeadlineOver } }: PartProps) {
  const { t } = useLingui();
  const zone = draft.zone.replaceAll('_', ' ');
  const shown: { value: EventDraft['listsShown']; label: string }[] = [
    { value: 'after', label: t`After the event` },
    { value: 'at', label: t`At a time` },
  ];
  return (
    <div className={styles.fields}>
      <TextField
        {...field('listDeadline')}
        label={t`Deadline`}
        hint={isDeadlineOver ? t`It is over, so it stays.` : t`In the time zone ${zone}.`}
        type="datetime-local"
        max="2099-12-31T23:59"
        disabled={isDeadlineOver}
        value={draft.listDeadline}
        onValueChange={(listDeadline) => change({ listDeadline })}
      />
      <Select
        label={t`Everybody reads the lists`}
        showLabel
        value={draft.listsShown}
        items={shown}
        onValueChange={(listsShown) => change({ listsShown })}
      />
      {draft.listsShown === 'at' && (
        <TextField
          {...field('listsShownAt')}
          label={t`Lists are shown from`}
          hint={t`In the time zone ${zone}.`}
          type="datetime-local"
          max="2099-12-31T23:59"
          value={draft.listsShownAt}
          onValueChange={(listsShownAt) => change({ listsShownAt })}
        />
      )}
    </div>
  );
}
