import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './post-list.module.css';

type PictureTileProps = {
  name: string;
  tag?: string | null;
  src: string;
  fallback: ReactNode;
  broken?: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One picture to choose. */
export function PictureTile({
  name,
  tag = null,
  src,
  fallback,
  broken,
  isChosen,
  onChoose,
}: PictureTileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name="picture" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <Picture src={src} width={72} height={72} fallback={fallback} broken={broken} />
      {tag !== null && (
        <Badge tone="gold" className={styles.tag}>
          {tag}
        </Badge>
      )}
      <span className={styles.caption}>{name}</span>
    </label>
  );
}
