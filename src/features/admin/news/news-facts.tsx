import { useLingui } from '@lingui/react/macro';
import type { NewsDraft } from '#data/admin/news.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';

/**
 * `2026-11-21T09:00` of an instant in the local time of this device, as the browser's own field
 * wants it; '' for none.
 */
function localInput(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type NewsFactsProps = { item: NewsDraft; onChange: (part: Partial<NewsDraft>) => void };

/** The day of an item, its key, and when it comes out. */
export function NewsFacts({ item, onChange }: NewsFactsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.numbers}>
      <TextField type="date" label={t`Day`} value={item.date} onValueChange={(date) => onChange({ date })} />
      <TextField
        label={t`Key`}
        hint={t`A short name for you.`}
        value={item.translation_key}
        onValueChange={(key) => onChange({ translation_key: key })}
      />
      <TextField
        type="datetime-local"
        label={t`Comes out`}
        hint={t`Empty: at once.`}
        value={localInput(item.publish_at)}
        onValueChange={(local) =>
          onChange({ publish_at: local === '' ? null : new Date(local).toISOString() })
        }
      />
    </div>
  );
}
