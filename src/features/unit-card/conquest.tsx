import { useLingui } from '@lingui/react/macro';
import { symbolName } from '#data/catalogue.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './profile-row.module.css';
import { Unknown } from './unknown.tsx';

/**
 * The conquest value of a unit: a banner and a number, `+1` for the value that a joining unit adds.
 */
export function Conquest({ value }: { value: number | string | undefined }) {
  const { t } = useLingui();
  const name = symbolName('conquest-value', useLanguage()) ?? t`Conquest value`;
  return (
    <span className={styles.conquest} title={name}>
      <svg className={styles.banner} viewBox="0 0 24 24" role="img" aria-label={name}>
        <path d="M5 23V2M5 3h15l-4 5 4 5H5" />
      </svg>
      {value ?? <Unknown />}
    </span>
  );
}
