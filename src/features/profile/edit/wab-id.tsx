import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import { toast } from '#ui/toast/toast.tsx';
import head from '../profile-head.module.css';
import styles from '../profile.module.css';

/**
 * The time for which the check shows after copying, in milliseconds (docs/product.md, "Profiles").
 */
const CHECK_MS = 2_000;

/** The id by which opponents enter one in a game, to copy. */
export function WabId({ wabId }: { wabId: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CHECK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (!(await copyText(wabId))) {
      toast.error({ title: t`Could not copy text to clipboard`, description: wabId });
      return;
    }
    setCopied(true);
    announce(t`WAB ID copied`);
  };
  return (
    <p className={head.wabId}>
      <span className={styles.label}>
        <Trans>WAB ID</Trans>
      </span>
      <code>{wabId}</code>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? t`Copied` : t`Copy WAB ID`}
        onClick={() => void copy()}
      />
    </p>
  );
}
