import { Icon } from '#ui/icon/icon.tsx';
import styles from './rule-button.module.css';
import type { RuleId } from './rule-sheet.tsx';
import { useTable } from '../table/table-context.tsx';

/** A word that opens its rule. */
export function RuleButton({ rule, label }: { rule: RuleId; label: string }) {
  const table = useTable();
  return <WordButton label={label} onOpen={() => table.rule.open(rule)} />;
}

/** A word that opens the text about it. */
export function WordButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.rule} aria-haspopup="dialog" onClick={onOpen}>
      {label}
      <Icon name="info" size={16} />
    </button>
  );
}
