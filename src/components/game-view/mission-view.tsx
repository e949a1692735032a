import { useLingui } from '@lingui/react/macro';
import { MissionMapPicture } from '#components/mission-map/mission-map.tsx';
import { findMission } from '#data/missions.ts';
import { useMissions } from '#data/use-missions.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { companiesOf } from '#domain/game/companies.ts';
import type { MissionMap } from '#domain/game/missions/map.ts';
import { tokenKinds } from '#domain/game/scoring.ts';
import type { GameState } from '#domain/game/types.ts';
import styles from './mission-view.module.css';
import { PlayerName } from './player-name.tsx';

type MissionViewProps = {
  state: GameState;
  say: (english: string, names?: Names) => string;
  language: Language;
};

/** The mission of a game at a moment: map, companies, pieces, and the tokens of both players. */
export function MissionView({ state, say, language }: MissionViewProps) {
  const { t } = useLingui();
  const map = useMap(state, language);
  const { mission } = state;
  if (mission === null) return null;
  const name = say(mission.name, mission.names);
  const pieces = mission.pieces.map((piece) => ({ piece, now: state.pieces[piece.id] }));
  const changed = pieces.filter(({ piece, now }) => now !== undefined && now.state !== piece.states[0]?.id);
  return (
    <div className={styles.mission}>
      {map !== null && (
        <MissionMapPicture
          map={map}
          label={t`Map of ${name}`}
          changed={new Set(changed.map(({ piece }) => piece.id))}
        />
      )}
      <Companies state={state} />
      <ul className={styles.facts}>
        {pieces.map(({ piece, now }) => {
          const at = piece.states.find(({ id }) => id === now?.state);
          const deal = piece.deals.find(({ id }) => id === now?.deal);
          return (
            <li key={piece.id}>
              <span>{say(piece.name, piece.names)}</span>
              <strong>
                {[at, deal]
                  .flatMap((one) => (one === undefined ? [] : [say(one.name, one.names)]))
                  .join(' · ')}
                {piece.wounds !== null && ` ${now?.wounds ?? 0}/${piece.wounds}`}
              </strong>
            </li>
          );
        })}
        <PlayerCounts state={state} say={say} />
      </ul>
    </div>
  );
}

/** Returns the map of the game's mission, or of the variant that is played; null while unknown. */
function useMap({ mission }: GameState, language: Language): MissionMap | null {
  const { library } = useMissions(language);
  const found = library === null || mission === null ? null : findMission(library, mission.id);
  if (found?.kind !== 'mission') return null;
  const variant = found.mission.variants.find(({ id }) => id === mission?.variant);
  return variant?.map ?? found.mission.map;
}

function Companies({ state }: { state: GameState }) {
  const { red, blue } = companiesOf(state);
  if (red === null || blue === null) return null;
  return (
    <p className={styles.companies}>
      <PlayerName name={blue.name} company="blue" />
      <PlayerName name={red.name} company="red" />
    </p>
  );
}

/** Tokens and meters that players have gathered. */
function PlayerCounts({ state, say }: Pick<MissionViewProps, 'state' | 'say'>) {
  const { t } = useLingui();
  const tokens = tokenKinds(state).filter(({ on }) => on === 'player');
  const meters = state.feat?.meters ?? [];
  return Object.values(state.players).flatMap(({ id: player, name: who, tokens: held, meters: moved }) =>
    [
      ...tokens.map((token) => ({ ...token, count: held[token.id] ?? 0 })),
      ...meters.map((meter) => ({ ...meter, count: moved[meter.id] ?? 0 })),
    ]
      .filter(({ count }) => count !== 0)
      .map(({ id, name, names, count }) => {
        const what = say(name, names);
        return (
          <li key={`${player} ${id}`}>
            <span>{t`${who}: ${what}`}</span>
            <strong>{count}</strong>
          </li>
        );
      }),
  );
}
