import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from './share-dialog.module.css';

type CopyButtonProps = {
  label: string;
  variant: 'primary' | 'secondary';
  /** Copies, and resolves to true when that worked. */
  copy: () => Promise<boolean>;
};

/** A button that copies, and shows a check for two seconds (docs/product.md, "Share dialog"). */
export function CopyButton({ label, variant, copy }: CopyButtonProps) {
  // Counted, so that the check stays its time after the last of several copies.
  const [checks, setChecks] = useState(0);
  const isCopied = checks > 0;
  const press = async () => {
    if (!(await copy())) return;
    setChecks((count) => count + 1);
    setTimeout(() => setChecks((count) => count - 1), 2000);
  };
  return (
    <Button variant={variant} icon={isCopied ? 'check' : 'copy'} onClick={() => void press()}>
      {/* As wide as before: what stands beside it does not move. */}
      <span className={styles.copy} data-label={label}>
        {isCopied ? <Trans>Copied</Trans> : label}
      </span>
    </Button>
  );
}
