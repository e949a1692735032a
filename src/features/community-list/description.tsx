import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linkedText } from '#domain/community/linked-text.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import styles from './community-list.module.css';

/** About six lines: longer texts are folded, so that the units stay in view. */
const FOLDED = { letters: 480, lines: 6 };

/** The author's words about the list; long ones show six lines until they are unfolded. */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLDED.letters || text.split('\n').length > FOLDED.lines;
  return (
    <div className={styles.description}>
      <LinkedText className={isLong && !isOpen ? styles.folded : undefined} pieces={linkedText(text)} />
      {isLong && (
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Show less</Trans> : <Trans>Show the whole description</Trans>}
        </Button>
      )}
    </div>
  );
}
