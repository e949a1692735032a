import { Icon } from '#ui/icon/icon.tsx';
import styles from './rule-button.module.css';
import type { RuleId } from './rule-texts.ts';
import { useTable } from './table-context.tsx';

/** A word that opens its rule. */
export function RuleButton({ rule, label }: { rule: RuleId; label: string }) {
  const table = useTable();
  return (
    <button
      type="button"
      className={styles['rule']}
      aria-haspopup="dialog"
      onClick={() => table.rule.open(rule)}
    >
      {label}
      <Icon name="info" size={16} />
    </button>
  );
}
