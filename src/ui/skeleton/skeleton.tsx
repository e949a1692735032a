import styles from './skeleton.module.css';

/**
 * The outline of what is on its way: a page with a head, cards side by side, a page's list, two
 * rows of a section, or the bars of figures.
 */
export type SkeletonShape = 'page' | 'cards' | 'list' | 'rows' | 'figures';

type SkeletonProps = {
  shape: SkeletonShape;
  /** The sentence for screen readers. */
  label: string;
};

/** More than any shape shows: the style sheet hides the rest. */
const BONES = Array.from({ length: 9 }, (_, at) => <i key={at} />);

/** Stands in for content on its way. It shows after a moment, so fast content replaces nothing. */
export function Skeleton({ shape, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} data-waiting="">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.bones} aria-hidden="true">
        {BONES}
      </div>
    </div>
  );
}
