import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { formatsStore } from '#data/formats/formats-store.ts';
import type { Format } from '#domain/formats/format.ts';
import { paths } from '#platform/paths.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './event-form.module.css';
import type { EventForm } from './use-event-form.ts';

/** The format of an event: a kept one, the one that the event has, or none. */
export function FormatField({ form: { draft, event, change, field } }: { form: EventForm }) {
  const { t } = useLingui();
  const kept = useStore(formatsStore, ({ value }) => value.formats);
  const own = event?.format ?? null;
  const { id, error } = field('format');
  const others = [draft.format, ...kept].filter((format) => format !== null && format.name !== '');
  const byText = new Map<string, Format | null>([
    ['', null],
    ...[own, ...others].flatMap((format) => (format === null ? [] : [entryOf(format)])),
  ]);
  const ownText = own === null ? null : JSON.stringify(own);
  const labelOf = (text: string, format: Format | null) => {
    if (format === null) return t`None`;
    return text === ownText ? t`${format.name} (as announced)` : format.name;
  };
  return (
    <div id={id} tabIndex={-1} className={styles.format}>
      <Select
        label={t`Format`}
        showLabel
        value={draft.format === null ? '' : JSON.stringify(draft.format)}
        items={[...byText].map(([text, format]) => ({ value: text, label: labelOf(text, format) }))}
        onValueChange={(text) => change({ format: byText.get(text) ?? null })}
      />
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.hint}>
        <Trans>
          Points, limits and bans that lists are checked against.{' '}
          <Link to={paths.formats()}>Your formats</Link>
        </Trans>
      </p>
    </div>
  );
}

function entryOf(format: Format): [string, Format] {
  return [JSON.stringify(format), format];
}
