import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import styles from './did-you-mean.module.css';

type DidYouMeanProps = {
  /** The term with its misspelled words put right; null when nothing was misspelled. */
  corrected: string | null;
  /** Searches other words. */
  onType: (term: string) => void;
};

/** The words that misspelled ones were taken for. Pressed, they stand in the search box. */
export function DidYouMean({ corrected, onType }: DidYouMeanProps) {
  if (corrected === null) return null;
  return (
    <p className={styles.line}>
      <Trans>
        Did you mean{' '}
        <Button size="sm" onClick={() => onType(corrected)}>
          “{corrected}”?
        </Button>
      </Trans>
    </p>
  );
}
