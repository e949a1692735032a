import { useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { quantityOf } from '#domain/roster/document.ts';
import type { Copies, Fix } from '#domain/roster/repair/fix.ts';
import { fixesFor } from '#domain/roster/repair/fixes.ts';
import type { Finding } from '#domain/roster/types.ts';
import { hasFewProblems } from '#domain/roster/verdict.ts';
import { paths } from '#platform/paths.ts';
import { RULE_PLACES } from '#platform/words/rule-places.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import styles from './finding-fixes.module.css';
import { changeMessages, fixMessage } from './fix-words.ts';
import type { DraftArmy } from './use-draft-army.ts';

const ICONS: Readonly<Record<Fix['kind'], IconName>> = {
  remove: 'minus',
  add: 'plus',
  swap: 'refresh',
  correct: 'check',
  'raise-target': 'edit',
  'set-faction': 'banner',
};

type FindingFixesProps = { finding: Finding; draft: DraftArmy };

/**
 * The rule behind a finding, and the changes that mend it, each done with one tap. They are folded
 * where the finding shows without a tap, so that the army stays in view.
 */
export function FindingFixes({ finding, draft }: FindingFixesProps) {
  const { t } = useLingui();
  const { document, findings } = draft;
  const names = namesIn(draft);
  const { place, title } = RULE_PLACES[finding.rule];
  const name = t(title);
  const mend = (fix: Fix, button: Element) => {
    const army = button.closest<HTMLElement>('[data-army]');
    // Rendered at once: the button goes with its finding, so the focus has to move on.
    const takeBack = flushSync(() => dispatch(fix.command));
    (army?.querySelector<HTMLElement>('[data-verdict]') ?? army)?.focus();
    toast.success({
      id: 'fix',
      title: t`Problem fixed`,
      description: t(fixMessage(fix, names)),
      action: undoAction(t`Undo`, takeBack),
    });
  };
  const fixes = fixesFor(finding, { document, catalogue, before: findings });
  return (
    <div className={styles.frame}>
      <Link className={styles.rule} to={paths.rules(place)}>
        <Icon name="book" size={18} />
        {t`Rule: ${name}`}
      </Link>
      {fixes.length > 0 && (
        <details className={styles.fold} open={!hasFewProblems(findings)}>
          <summary className={styles.summary}>
            {t`Fixes`}
            <Icon name="chevron-down" size={18} className={styles.arrow} />
          </summary>
          <ul className={styles.fixes} aria-label={t`Fixes`}>
            {fixes.map((fix) => (
              <li key={JSON.stringify(fix.command)}>
                <Button
                  icon={ICONS[fix.kind]}
                  className={styles.fix}
                  onClick={(event) => mend(fix, event.currentTarget)}
                >
                  {t(fixMessage(fix, names))}{' '}
                  <span className={styles.change}>
                    {changeMessages(fix, names)
                      .map((message) => t(message))
                      .join(', ')}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function namesIn({ document, nameOf, language }: DraftArmy) {
  const list = new Intl.ListFormat(language);
  return {
    units: (copies: readonly Copies[]) =>
      list.format(
        copies.map(({ unitId, quantity }) =>
          quantity > 1 || quantityOf(document, unitId) > 1
            ? `${String(quantity)} × ${nameOf(unitId)}`
            : nameOf(unitId),
        ),
      ),
    faction: (id: string) => {
      const faction = catalogue.factionById.get(id);
      return faction === undefined ? id : localName(faction, language);
    },
  };
}
