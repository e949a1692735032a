import styles from './difference-table.module.css';

type DifferenceTableProps = {
  /** The table's name, and the head of the column of things. */
  title: string;
  /** The heads of the two columns of values. */
  before: string;
  after: string;
  rows: readonly {
    readonly key: string;
    readonly what: string;
    readonly before: string;
    readonly after: string;
  }[];
};

/** A table of things that differ between two sides, side by side. */
export function DifferenceTable({ title, before, after, rows }: DifferenceTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.what}</th>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
