import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { useVerdictWords } from '#components/list-findings/verdict-icon.tsx';
import { type ForumFormat, forumExport } from '#domain/roster/forum-export.ts';
import { type ExportedList, textExport } from '#domain/roster/text-export.ts';
import type { Finding } from '#domain/roster/types.ts';
import { verdictOf } from '#domain/roster/verdict.ts';
import { csvOf, jsonOf } from '#domain/units/export.ts';
import { listSheet } from '#domain/units/list-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './share-dialog.module.css';

type Format = 'text' | 'csv' | 'json' | ForumFormat;

type TextSectionProps = { list: ExportedList; findings: readonly Finding[] };

/** The list as text in one of several formats, to read and to copy. */
export function TextSection({ list, findings }: TextSectionProps) {
  const { t } = useLingui();
  const { copyList } = useCopy();
  const mark = useMark(findings);
  const [format, setFormat] = useState<Format>('text');
  const text = textIn(format, list, mark);
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
      <Button variant="secondary" icon="copy" onClick={() => void copyList(text)}>
        <Trans>Copy to Clipboard</Trans>
      </Button>
    </section>
  );
}

function textIn(format: Format, list: ExportedList, mark: string | null): string {
  if (format === 'text') return textExport(list);
  if (format === 'csv') return csvOf(listSheet(list.army, list.language));
  if (format === 'json') return jsonOf(listSheet(list.army, list.language));
  return forumExport(list, format, mark);
}

/** Returns the words that mark a list as not legal; null for any other. */
function useMark(findings: readonly Finding[]): string | null {
  const say = useVerdictWords();
  const problems = findings.filter(({ level }) => level !== 'missing').length;
  return verdictOf(findings, 1) === 'illegal' ? say('illegal', problems) : null;
}
