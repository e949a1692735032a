import { useState } from 'react';
import styles from './face.module.css';

type Props = {
  /** The middle of the picture's address; without one the sign of the faction shows. */
  slug: string | undefined;
  /** Below the first view: fetched once it comes near. */
  isLate?: boolean;
};

/** A round portrait in the hue of the faction around it; its sign when there is no picture. */
export function Face({ slug, isLate = false }: Props) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const [hasFailed, setFailed] = useState(slug === undefined);
  if (hasFailed)
    return (
      <span className={styles.face}>
        <i className={styles.charge} />
      </span>
    );
  return (
    <img
      className={styles.face}
      src={`/art/portrait/${slug}_portrait_small.jpg`}
      alt=""
      width={72}
      height={72}
      loading={isLate ? 'lazy' : undefined}
      onError={() => setFailed(true)}
    />
  );
}
