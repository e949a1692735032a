import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { useMarkWords } from '#components/list-findings/use-mark-words.ts';
import type { ShownMark } from '#domain/roster/shown-marks.ts';
import { downloadText } from '#platform/files/download.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './share-dialog.module.css';
import { type Format, FORMATS, type WrittenList } from './text-formats.ts';

type TextSectionProps = { list: WrittenList; marks: readonly ShownMark[] };

/** The list as text in one of several formats, to read, to copy and to save as a file. */
export function TextSection({ list, marks }: TextSectionProps) {
  const { t } = useLingui();
  const { copyList } = useCopy();
  const sayMark = useMarkWords();
  const [format, setFormat] = useState<Format>('text');
  const { ending, mime, write } = FORMATS[format];
  const mark = marks.map(sayMark).join(' · ');
  const text = write(list, mark === '' ? null : mark);
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Text</Trans>
      </h3>
      <Select
        label={t`Format`}
        showLabel
        value={format}
        onValueChange={setFormat}
        items={[
          { value: 'text', label: t`Plain text` },
          { value: 'markdown', label: t`Markdown, for forums and chats` },
          { value: 'bbcode', label: t`BBCode, for forums` },
          { value: 'line', label: t`One line` },
          { value: 'csv', label: t`Table (CSV)` },
          { value: 'json', label: 'JSON' },
        ]}
      />
      <pre className={styles.text} tabIndex={0} aria-label={t`The list as text`}>
        {text}
      </pre>
      <div className={styles.buttons}>
        <CopyButton variant="secondary" label={t`Copy to Clipboard`} copy={() => copyList(text)} />
        <Button
          variant="secondary"
          icon="download"
          onClick={() => downloadText(`${list.name}.${ending}`, text, mime)}
        >
          <Trans>Download</Trans>
        </Button>
      </div>
    </section>
  );
}
