import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from '#components/list-findings/list-findings.module.css';
import { VERDICT_ICONS } from '#components/list-findings/verdict-icon.tsx';
import { VerdictLine } from '#components/list-findings/verdict-line.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { unitNames } from '#data/unit-names.ts';
import { checkFormat, type FormatFinding } from '#domain/formats/check-format.ts';
import type { Format } from '#domain/formats/format.ts';
import { armyOf } from '#domain/roster/army.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { formatMessage } from './format-words.ts';
import { limitNames } from './limit-names.ts';

type FormatVerdictProps = {
  format: Format;
  document: RosterDocument;
  /** Begins the line: the name of the format, or of the list where several stand. */
  subject: string;
};

/**
 * One line that says if a list fits a format, which opens to show the reasons. Of a list without
 * units it says only that its faction may not be played.
 */
export function FormatVerdict({ format, document, subject }: FormatVerdictProps) {
  const { t } = useLingui();
  const findings = checkFormat(format, document, catalogue);
  const count = findings.length;
  if (count === 0 && document.entries.length === 0) return null;
  if (count === 0) return <VerdictLine verdict="legal" words={t`${subject}: fits`} />;
  const isOut = findings.some(({ level }) => level === 'violation');
  const words = isOut
    ? t`${subject}: ${plural(count, { one: '# problem', other: '# problems' })}`
    : t`${subject}: ${plural(count, { one: '# warning', other: '# warnings' })}`;
  return (
    <VerdictLine verdict={isOut ? 'illegal' : 'warned'} words={words}>
      <FormatFindings findings={findings} document={document} label={subject} />
    </VerdictLine>
  );
}

type FormatFindingsProps = {
  findings: readonly FormatFinding[];
  document: RosterDocument;
  label: string;
};

/** A sentence for each finding. */
function FormatFindings({ findings, document, label }: FormatFindingsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = unitNames(armyOf(document, catalogue), document.faction, language);
  const list = new Intl.ListFormat(language);
  const names = {
    units: (ids: readonly string[]) => list.format(ids.map(nameOf)),
    faction: (id: string) => factionName(id, language) ?? id,
    keyword: limitNames(language).keyword,
  };
  return (
    <ul className={styles.list} aria-label={label}>
      {findings.map((finding) => (
        <li
          key={`${finding.code} ${finding.unitIds.join(' ')} ${JSON.stringify(finding.values)}`}
          data-level={finding.level}
        >
          <Icon name={VERDICT_ICONS[finding.level === 'violation' ? 'illegal' : 'warned']} size={18} />
          {t(formatMessage(finding, names))}
        </li>
      ))}
    </ul>
  );
}
