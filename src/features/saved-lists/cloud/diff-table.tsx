import { Trans, useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { DocumentDiff } from '#domain/roster/diff.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from '../saved-lists.module.css';

type DiffTableProps = { diff: DocumentDiff; mine: string; theirs: string };

/** What differs between two sides of a list; what is the same in both is left out. */
export function DiffTable({ diff, mine, theirs }: DiffTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { renamed, targetChanged } = diff;
  const none = '–';
  const rows = [
    ...(renamed === null ? [] : [{ key: 'name', what: t`List name`, ...renamed }]),
    ...(targetChanged === null
      ? []
      : [
          {
            key: 'target',
            what: t`Points target`,
            before: targetChanged.before ?? none,
            after: targetChanged.after ?? none,
          },
        ]),
    ...diff.entries.map(({ unitId, unit, before, after }) => ({
      key: `unit ${unitId}`,
      what: localName(unit, language),
      before: before === 0 ? none : `× ${String(before)}`,
      after: after === 0 ? none : `× ${String(after)}`,
    })),
  ];
  if (rows.length === 0) {
    return (
      <p>
        <Trans>Both have the same units.</Trans>
      </p>
    );
  }
  return (
    <table className={styles['diff']}>
      <caption className="visually-hidden">
        <Trans>What differs</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What differs</Trans>
          </th>
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, before, after }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
