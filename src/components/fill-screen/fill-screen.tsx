import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import { keepAwake } from '#platform/wake-lock.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './fill-screen.module.css';

/**
 * The button under what a hall watches, which then fills the screen. The screen stays awake while
 * it is there. No button where the browser fills no screen.
 */
export function FillScreen({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => keepAwake(), []);
  if (!document.fullscreenEnabled) return null;
  return (
    <p className={styles.ways}>
      <Button icon="screen" onClick={() => void part.current?.requestFullscreen().catch(() => undefined)}>
        <Trans>Fill the screen</Trans>
      </Button>
    </p>
  );
}
