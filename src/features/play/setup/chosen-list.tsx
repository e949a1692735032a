import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UnitFace } from '#components/game-view/unit-face.tsx';
import { factionName } from '#data/faction-summaries.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { useKnownPortraits } from '#data/profiles/use-known-portraits.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { GameList, Player, UnitSetup } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import styles from './setup.module.css';

const NONE: readonly UnitSetup[] = [];

type ChosenListProps = {
  player: Player;
  list: GameList;
  /** The list is chosen on another phone. */
  isOthers: boolean;
  onChoose: () => void;
};

/** The list that a player brings, with its units where the window has room for them. */
export function ChosenList({ player, list, isOthers, onChoose }: ChosenListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name } = player;
  // The game knows no hidden units, the player who hides them does.
  const heldBack = useGame(({ shared }) => (shared?.player === player.id ? shared.heldBack : NONE));
  const points = heldBack.reduce((sum, unit) => sum + unit.points, list.points);
  const own = useGame(({ game }) => game.state.units);
  const units = [...player.units.flatMap((id) => own[id] ?? []), ...heldBack];
  return (
    <>
      <div className={styles.list}>
        <Crest hue={list.faction} size={44} />
        <div className={styles.words}>
          <p className={styles.listName}>{list.name === '' ? t`List without a name` : list.name}</p>
          <p className={styles.facts}>
            <span>{factionName(list.faction, language) ?? list.faction}</span>
            <span>
              <Trans>{points} pts</Trans>
            </span>
            <span>
              <Plural value={units.length} one="# unit" other="# units" />
            </span>
          </p>
        </div>
        {!isOthers && (
          <>
            <Button onClick={onChoose} aria-label={t`Change the list of ${name}`}>
              <Trans>Change</Trans>
            </Button>
            <Button
              variant="quiet"
              iconOnly
              icon="close"
              label={t`Play without this list`}
              onClick={() => gameStore.getState().act({ type: 'list-removed', player: player.id })}
            />
          </>
        )}
      </div>
      <UnitsOfList units={units} label={t`Units of ${name}`} />
    </>
  );
}

/** Each unit once, with the number of its copies. */
function UnitsOfList({ units, label }: { units: readonly UnitSetup[]; label: string }) {
  const language = useLanguage();
  const portraitOf = useKnownPortraits();
  return (
    <ul className={styles.units} aria-label={label}>
      {units
        .filter(({ copy }) => copy === 1)
        .map((unit) => (
          <li key={unit.id}>
            <UnitFace unit={unit} portraitOf={portraitOf} size={36} />
            <span className={styles.unit}>
              {localName(unit, language)}
              {unit.copies > 1 && <span className={styles.copies}> ×{unit.copies}</span>}
            </span>
            <span className={styles.copies}>
              <Trans>{unit.points * unit.copies} pts</Trans>
            </span>
          </li>
        ))}
    </ul>
  );
}
