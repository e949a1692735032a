import { classNames } from '../class-names.ts';
import { Crest } from '../crest/crest.tsx';
import styles from './portrait.module.css';

type PortraitProps = {
  /** An accent hue (`data-faction`); null for the house's gold. */
  hue: string | null;
  /** The device on the shield; null shows the initials instead. */
  charge: string | null;
  /** The name of the person; its initials show when there is no device. */
  name: string;
  /** Side length in CSS pixels, default 64. */
  size?: number;
  className?: string | undefined;
};

/**
 * A round portrait: a shield in its colours, or initials. Decoration: the name stands beside it.
 */
export function Portrait({ hue, charge, name, size = 64, className }: PortraitProps) {
  return (
    <span
      className={classNames(styles.portrait, className)}
      data-faction={hue ?? undefined}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {charge === null ? (
        <span className={styles.initials}>{initialsOf(name)}</span>
      ) : (
        <Crest hue={hue ?? ''} charge={charge} size={Math.round(size * 0.66)} />
      )}
    </span>
  );
}

/**
 * One or two letters or digits that stand for a name: `Ada Löv` → `AL`, `wab-1234` → `W1`. Empty
 * for a name without any.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => (/^./u.exec(word)?.[0] ?? '').toLocaleUpperCase())
    .join('');
}
