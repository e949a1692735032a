import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Panel } from '#components/panel/panel.tsx';
import type { Language } from '#domain/catalogue/types.ts';
import { companyOf } from '#domain/game/companies.ts';
import type { GameSummary, PlayerSummary } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { clockText } from '#platform/words/clock-text.ts';
import { PLACE_NAMES } from '#platform/words/game-words.ts';
import { unitName } from '#platform/words/unit-name.ts';
import styles from './losses.module.css';
import { PlayerName } from './player-name.tsx';

type LossesProps = { state: GameState; summary: GameSummary; language: Language };

/**
 * The losses of each side: units with their fate, troops and points, and the side's time when a
 * clock ran.
 */
export function Losses({ state, summary, language }: LossesProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Losses`}>
      <div className={styles.sides}>
        {summary.players.map((side) => (
          <Side key={side.player} side={side} state={state} language={language} />
        ))}
      </div>
    </Panel>
  );
}

function Side({ side, state, language }: { side: PlayerSummary; state: GameState; language: Language }) {
  const { t } = useLingui();
  const name = state.players[side.player]?.name ?? '';
  return (
    <div className={styles.side}>
      <h3>
        <PlayerName name={name} company={companyOf(state, side.player)} />
      </h3>
      <p className="muted">
        <Plural value={side.lost.length} one="# unit" other="# units" />
        {' · '}
        <Plural value={side.troopsLost} one="# troop" other="# troops" />
        {' · '}
        <Trans>{side.pointsLost} pts</Trans>
        {side.msUsed !== null && (
          <>
            {' · '}
            <Trans>Time {clockText(side.msUsed)}</Trans>
          </>
        )}
      </p>
      {side.lost.length === 0 ? (
        <p>
          <Trans>No unit lost.</Trans>
        </p>
      ) : (
        <ul>
          {side.lost.map((id) => {
            const unit = state.units[id];
            return unit === undefined ? null : (
              <li key={id}>
                {unitName(unit, language)} <span className="muted">({t(PLACE_NAMES[unit.place])})</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
