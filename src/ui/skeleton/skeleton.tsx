import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS lengths; default a line of text over the whole width. */
  width?: string;
  height?: string;
};

/** The place of something that is on its way. Hidden from screen readers: words beside it say what is being loaded. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
