import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { type HandedInList, isUnderSeal } from '#domain/events/lists/event-lists.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './event-lists.module.css';

/** The letters of a seal that are shown at once. */
const SHORT = 8;

/** The seal of a list: short, whole on a tap; with an opened list it says if the seal fits. */
export function Seal({ list: { seal, list } }: { list: HandedInList }) {
  const { t } = useLingui();
  const { copyAs } = useCopy();
  const short = seal.slice(0, SHORT);
  return (
    <details className={styles.seal}>
      <summary>
        <SealState fits={list === null ? null : isUnderSeal(list, seal)} />
        <span>
          <Trans>
            Seal <code>{short}</code>
          </Trans>
        </span>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </summary>
      <code className={styles.whole}>{seal}</code>
      <Button size="sm" icon="copy" onClick={() => void copyAs(t`Seal copied`, seal, seal)}>
        <Trans>Copy the seal</Trans>
      </Button>
    </details>
  );
}

function SealState({ fits }: { fits: boolean | null }) {
  const { t } = useLingui();
  if (fits === null) return <Icon name="shield" size={18} label={t`Sealed`} />;
  return fits ? (
    <span data-tone="success">
      <Icon name="success" size={18} label={t`The seal fits this list`} />
    </span>
  ) : (
    <span data-tone="danger">
      <Icon name="violation" size={18} />
      {t`The seal does not fit: this is another list`}
    </span>
  );
}
