import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { armyOf } from '#domain/roster/army.ts';
import { diffDocuments } from '#domain/roster/diff.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ListFacts } from './list-facts.tsx';
import styles from './saved-lists.module.css';
import { useLanguage } from '#platform/use-language.ts';

type VersionRowProps = {
  list: SavedList;
  /** ISO 8601 instant. */
  savedAt: string;
  /** It was saved on this device and never came to the cloud. */
  isHere?: boolean;
  before: SavedList | null;
  onRestore: () => void;
};

/** One saved state and its changes against the one before it. */
export function VersionRow({ list, savedAt, isHere = false, before, onRestore }: VersionRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const document = documentFromSavedList(list, catalogue);
  const diff =
    before === null ? null : diffDocuments(documentFromSavedList(before, catalogue), document, catalogue);
  const changes =
    diff === null
      ? [t`First saved state`]
      : [
          ...(diff.renamed === null ? [] : [t`Renamed from “${diff.renamed.before}”`]),
          ...diff.entries.map(
            (entry) => `${localName(entry.unit, language)} ${entry.before} → ${entry.after}`,
          ),
          ...(diff.targetChanged === null ? [] : [t`Points target changed`]),
          ...(diff.same ? [t`No change`] : []),
        ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <ListFacts faction={document.faction} totals={totalsOf(armyOf(document, catalogue))} time={savedAt} />
        {isHere && (
          <Badge tone="neutral" icon="home">
            <Trans>This device</Trans>
          </Badge>
        )}
        <p className={styles.changes}>{changes.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" icon="restore" onClick={onRestore}>
          <Trans>Restore as a copy</Trans>
        </Button>
      </div>
    </li>
  );
}
