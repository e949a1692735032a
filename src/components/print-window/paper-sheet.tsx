import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { Paper } from '#platform/paths.ts';
import { preferredPaper } from '#platform/printing/paper.ts';
import { classNames } from '#ui/class-names.ts';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { PaperChoice } from './paper-choice.tsx';
import styles from './paper-sheet.module.css';

/** A print window with one text of one or more pages, on the paper that its reader chooses. */
export function PaperSheet({ className, ...rest }: ComponentProps<'main'>) {
  const { t } = useLingui();
  const [paper, setPaper] = useState<Paper>(preferredPaper);
  return (
    <PrintDesk
      printLabel={t`Print`}
      closeLabel={t`Close`}
      options={<PaperChoice paper={paper} onChoose={setPaper} />}
    >
      <main {...rest} className={classNames(styles.sheet, className)} data-paper={paper} />
    </PrintDesk>
  );
}
