import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListFindings } from '#components/list-findings/list-findings.tsx';
import { ListLines } from '#components/list-lines/list-lines.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import type { FoundList } from '#data/scanned-lists.ts';
import { unitNames } from '#data/unit-names.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { useSaveScanned } from './use-save-scanned.ts';
import styles from './scanner.module.css';

type ListRowProps = {
  found: FoundList;
  /** The name of the button that takes the list. */
  takeLabel: string;
  onTake: (list: FoundList) => void;
  isBusy: boolean;
  /** More about the list, under it. */
  children?: ReactNode;
};

/** One list: what it is, if it is legal, and the buttons that take and save it. */
export function ListRow({ found, takeLabel, onTake, isBusy, children }: ListRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { document, unknown } = found;
  const { save, isSaved } = useSaveScanned();
  const army = armyOf(document, catalogue);
  const totals = totalsOf(army);
  const named = { ...document, name: shownName(document, language) };
  const { name } = named;
  const isKept = isSaved(named);
  return (
    <li className={styles.row} data-faction={document.faction}>
      <Crest hue={document.faction} size={40} />
      <div className={styles.words}>
        <ListLines name={name} faction={document.faction} points={totals.points}>
          {unknown.length > 0 && (
            <span>
              <Plural
                value={unknown.length}
                one="# unit is not known here"
                other="# units are not known here"
              />
            </span>
          )}
        </ListLines>
        <ListFindings
          findings={checkRoster(document, catalogue)}
          units={totals.units}
          nameOf={unitNames(army, document.faction, language)}
        />
        {children}
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={`${takeLabel}: ${name}`}
          onClick={() => onTake(found)}
        >
          {takeLabel}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={isKept ? 'check' : 'save'}
          disabled={isKept}
          aria-label={isKept ? t`Saved: ${name}` : t`Save: ${name}`}
          onClick={() => save([named])}
        >
          {isKept ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </li>
  );
}

/** The list's name; of a list without one, its faction and points. */
export function shownName(document: RosterDocument, language: Language): string {
  const name = document.name.trim();
  if (name !== '') return name;
  const { points } = totalsOf(armyOf(document, catalogue));
  return `${factionName(document.faction, language) ?? document.faction} ${points}`;
}
