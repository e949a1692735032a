import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { FLAVOURS, type Flavour } from '#domain/completion/task.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './fits-dialog.module.css';

const WORDS: Readonly<Record<Flavour, MessageDescriptor>> = {
  rounded: msg`Balanced`,
  many: msg`Many units`,
  few: msg`Few units`,
  random: msg`Random`,
};

type FinishButtonsProps = {
  busy: Flavour | null;
  onFinish: (flavour: Flavour) => void;
  /** The units that finished the list just now. */
  children: ReactNode;
};

/** The flavours in which a list can be finished, each with one tap. */
export function FinishButtons({ busy, onFinish, children }: FinishButtonsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <Trans>Finish this list</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>Adds tournament legal units up to the target. Tap again for another.</Trans>
      </p>
      <div className={styles.flavours}>
        {FLAVOURS.map((flavour) => (
          <Button
            key={flavour}
            busy={busy === flavour}
            {...(flavour === 'random' ? { icon: 'dice' as const } : {})}
            onClick={() => busy === null && onFinish(flavour)}
          >
            {t(WORDS[flavour])}
          </Button>
        ))}
      </div>
      {children && <p className={styles.added}>{children}</p>}
    </section>
  );
}
