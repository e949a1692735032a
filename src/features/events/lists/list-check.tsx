import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FormatVerdict } from '#components/format-verdict/format-verdict.tsx';
import { ListFindings } from '#components/list-findings/list-findings.tsx';
import { VerdictLine } from '#components/list-findings/verdict-line.tsx';
import { catalogue } from '#data/catalogue.ts';
import { unitNames } from '#data/unit-names.ts';
import type { ReadEventList } from '#domain/events/lists/read-event-list.ts';
import type { Format } from '#domain/formats/format.ts';
import { armyOf } from '#domain/roster/army.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './event-lists.module.css';

type ListCheckProps = { read: ReadEventList; format: Format | null };

/** All that this device finds in a list: each line opens to its reasons. */
export function ListCheck({ read: { check, document, differing, unread, verdict }, format }: ListCheckProps) {
  const { t } = useLingui();
  const army = armyOf(document, catalogue);
  const nameOf = unitNames(army, document.faction, useLanguage());
  const names = differing.map(({ unitId }) => nameOf(unitId)).join(', ');
  return (
    <div className={styles.check}>
      {army.length === 0 ? (
        <VerdictLine verdict="illegal" words={t`This list is empty`} />
      ) : (
        <ListFindings findings={check.rules} units={army.length} nameOf={nameOf} />
      )}
      {format !== null && <FormatVerdict format={format} document={document} subject={format.name} />}
      {names !== '' && (
        <p className={styles.note}>
          <Trans>Made with other values than this catalogue has for: {names}.</Trans>
        </p>
      )}
      {unread > 0 && (
        <p className={styles.note}>
          <Plural
            value={unread}
            one="One part of this list could not be read and is left out or replaced."
            other="# parts of this list could not be read and are left out or replaced."
          />
        </p>
      )}
      <p className={styles.note}>
        {verdict.release === 0
          ? t`Checked here with the app’s own catalogue.`
          : t`Checked here with catalogue release ${verdict.release}.`}
      </p>
    </div>
  );
}
