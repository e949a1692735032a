import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { GameList } from '#domain/game/types.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Crest } from '#ui/crest/crest.tsx';
import type { TakeList } from './list-dialog.tsx';
import styles from './list-rows.module.css';

type ListRowsProps = { lists: readonly SavedList[]; source: GameList['source']; take: TakeList };

/** Lists to take with one tap. */
export function ListRows({ lists, source, take }: ListRowsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Lists`}>
      {lists.map((list) => (
        <li key={list.id}>
          <Row list={list} source={source} take={take} />
        </li>
      ))}
    </ul>
  );
}

function Row({ list, source, take }: Omit<ListRowsProps, 'lists'> & { list: SavedList }) {
  const language = useLanguage();
  const document = documentFromSavedList(list, catalogue);
  const army = armyOf(document, catalogue);
  const totals = totalsOf(army);
  const faction = catalogue.factionById.get(document.faction);
  const unknown = army.flatMap(({ unit }) => (unit.known ? [] : [unit.name]));
  return (
    <button
      type="button"
      className={styles.row}
      data-faction={document.faction}
      onClick={() => void take(document, source, unknown)}
    >
      <Crest hue={document.faction} charge="crown" size={40} />
      <span className={styles.words}>
        <span className={styles.name}>{list.name}</span>
        <span className={styles.facts}>
          <span>{faction === undefined ? document.faction : localName(faction, language)}</span>
          <span>
            <Trans>{totals.points} pts</Trans>
          </span>
        </span>
      </span>
    </button>
  );
}
