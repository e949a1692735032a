import type { ReactNode } from 'react';
import type { Rate } from '#domain/statistics/wilson.ts';
import styles from './statistics.module.css';
import { usePercent, useRange } from './use-percent.ts';

/** A rate with its interval as a bar, the rate as a mark in it; `children` stand below. */
export function RateBar({ rate, children }: { rate: Rate; children?: ReactNode }) {
  const percent = usePercent();
  const range = useRange();
  return (
    <div className={styles.rate}>
      <span className={styles.share}>{percent(rate.share)}</span>
      <span className={styles.range}>{range(rate)}</span>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.interval}
          style={{ insetInlineStart: `${rate.low * 100}%`, inlineSize: `${(rate.high - rate.low) * 100}%` }}
        />
        <span className={styles.mark} style={{ insetInlineStart: `${rate.share * 100}%` }} />
      </span>
      {children}
    </div>
  );
}
