import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '#data/query/query-client.ts';
import { paths } from '#platform/paths.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { ruleQuery } from './rule-texts.ts';
import styles from './rule-sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';
import { useTable } from '../table/table-context.tsx';

export { loadRule };

/**
 * A rule to be read over the table, in the words of the glossary and the rules that this build
 * carries.
 */
export function RuleSheet() {
  const { t } = useLingui();
  const { rule, parts, language } = useTable();
  const id = rule.value;
  const { data: sections, isError } = useQuery(ruleQuery(id, language), queryClient());
  return (
    <SheetFrame title={sections?.[0]?.title ?? t`Rule`} onClose={rule.close}>
      {sections === undefined && !isError && <Spinner label={t`Loading...`} />}
      {isError && (
        <p role="alert">
          <Trans>This text could not be loaded. Check the network and try again.</Trans>
        </p>
      )}
      {sections?.map((section, at) => (
        <section key={section.title} className={styles.part}>
          {at > 0 && <h3>{section.title}</h3>}
          {parts.text(section.text)}
          {section.id !== null && (
            <p>
              <Link className={styles.more} to={paths.rules(section.id)}>
                <Trans>In the rules</Trans>
              </Link>
            </p>
          )}
        </section>
      ))}
    </SheetFrame>
  );
}
