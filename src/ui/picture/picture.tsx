import type { ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** Null where there is none. */
  src: string | null;
  /** Shown when there is no picture or it cannot be fetched. */
  fallback: ReactNode;
  /** Side lengths in CSS pixels: the place is kept whatever arrives. */
  width: number;
  height: number;
  /** The content of the picture; without it the picture is decoration. */
  alt?: string;
  /** Words in its place when it cannot be fetched; default the fallback. */
  broken?: string | undefined;
  className?: string | undefined;
};

/**
 * A picture from anywhere, fetched once it comes near the window, by a request that does not say
 * which page asks.
 */
export function Picture({ src, fallback, width, height, alt = '', broken, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classNames(styles.frame, className)} style={{ width, height }}>
      {src === null || failed === src ? (
        src === null || broken === undefined ? (
          fallback
        ) : (
          <span className={styles.broken}>{broken}</span>
        )
      ) : (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
