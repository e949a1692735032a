import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './browse/unit-stats.module.css';
import { type Cards, useCards } from './use-cards.ts';

/**
 * Renders its children with the cards of all units: a spinner while they load, a retry button when
 * they fail.
 */
export function WithCards({ children }: { children: (cards: Cards) => ReactNode }) {
  const { t } = useLingui();
  const state = useCards();
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status">
          <Spinner label={t`Loading...`} size={40} />
        </div>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          role="alert"
          title={t`The units could not be loaded`}
          actions={
            <Button icon="refresh" onClick={state.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Check the network and try again.</Trans>
          </p>
        </Banner>
      );
    case 'loaded':
      return children(state.cards);
  }
}
