import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { unitNames } from '#data/unit-names.ts';
import type { Missed, ReadList } from '#domain/roster/files/read-list-file.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './pasted-list.module.css';

type MissedLinesProps = { list: ReadList; onMeant: (line: Missed) => void };

/** The number of entries that matched, and each line that did not, with the unit it may mean. */
export function MissedLines({ list, onMeant }: MissedLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { document, missed } = list;
  const nameOf = unitNames([], document.faction, language);
  const matched = document.entries.filter(({ foreign }) => foreign === undefined).length;
  return (
    <div className={styles.report}>
      <p className={styles.note}>
        <Plural value={matched} one="# entry matched" other="# entries matched" />
      </p>
      {missed.length > 0 && (
        <ul className={styles.missed} aria-label={t`Lines that did not match`}>
          {missed.map((line) => (
            <Line
              key={line.name}
              line={line}
              near={line.near === null ? null : nameOf(line.near)}
              onMeant={onMeant}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = Pick<MissedLinesProps, 'onMeant'> & {
  line: Missed;
  /** The name of the unit that it may mean. */
  near: string | null;
};

function Line({ line, near, onMeant }: LineProps) {
  return (
    <li>
      <span className={styles.line}>
        {line.quantity} × {line.name}
      </span>
      {line.isKept ? <Trans>kept as it was written</Trans> : <Trans>left out</Trans>}
      {near !== null && (
        <Button size="sm" onClick={() => onMeant(line)}>
          <Trans>Did you mean {near}?</Trans>
        </Button>
      )}
    </li>
  );
}
