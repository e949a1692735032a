import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { isRule, loadRule, type RuleId, type RulePart } from './rule-texts.ts';
import styles from './rule-sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';
import { useTable } from '../table/table-context.tsx';

/**
 * A rule to be read over the table, in the words of the glossary and the rules that this build
 * carries.
 */
export function RuleSheet() {
  const { t } = useLingui();
  const { rule, parts, language } = useTable();
  const id = rule.value;
  const answer = useRule(id !== null && isRule(id) ? id : null, language);
  return (
    <SheetFrame
      title={answer === null || answer === 'failed' ? t`Rule` : (answer[0]?.title ?? t`Rule`)}
      onClose={rule.close}
    >
      {answer === null && <Spinner label={t`Loading...`} />}
      {answer === 'failed' && (
        <p role="alert">
          <Trans>This text could not be loaded. Check the network and try again.</Trans>
        </p>
      )}
      {answer !== null &&
        answer !== 'failed' &&
        answer.map((part, at) => (
          <section key={part.title} className={styles.part}>
            {at > 0 && <h3>{part.title}</h3>}
            {parts.text(part.text)}
            {part.section !== null && (
              <p>
                <Link className={styles.more} to={paths.rules(part.section)}>
                  <Trans>In the rules</Trans>
                </Link>
              </p>
            )}
          </section>
        ))}
    </SheetFrame>
  );
}

type Answer = readonly RulePart[] | 'failed' | null;

function useRule(id: RuleId | null, language: Parameters<typeof loadRule>[1]): Answer {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly parts: Answer } | null>(null);
  const wanted = `${id ?? ''} ${language}`;
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const settle = (parts: Answer) => isCurrent && setAnswer({ of: wanted, parts });
    loadRule(id, language).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [id, language, wanted]);
  if (id === null) return 'failed';
  return answer?.of === wanted ? answer.parts : null;
}
