/**
 * Everything that can happen in a game. The log of these is what is kept; see `reduce.ts` for what
 * each does.
 */
import type {
  Counter,
  EndReason,
  FeatRules,
  GameList,
  MissionRules,
  Phase,
  Place,
  PlayerSetup,
  StatesEnd,
  UnitSetup,
  UnitState,
} from './types.ts';

/** A step of a stepper: up or down by a whole number that is not 0. */
type By = { readonly by: number };
type OfPlayer = { readonly player: string };
type OfUnit = { readonly unit: string };

type SetupAction =
  | { readonly type: 'player-added'; readonly player: PlayerSetup }
  | { readonly type: 'player-changed'; readonly player: PlayerSetup }
  | ({ readonly type: 'player-removed' } & OfPlayer)
  | ({ readonly type: 'list-set'; readonly list: GameList; readonly units: readonly UnitSetup[] } & OfPlayer)
  | ({ readonly type: 'list-removed' } & OfPlayer)
  /** One more unit of a player, such as one that was kept secret until it arrived. */
  | ({ readonly type: 'unit-added'; readonly unit: UnitSetup } & OfPlayer)
  /** Sets the mission, which starts the scoring again. */
  | { readonly type: 'mission-set'; readonly mission: MissionRules | null }
  | { readonly type: 'feat-set'; readonly feat: FeatRules | null }
  | { readonly type: 'states-end-set'; readonly statesEnd: StatesEnd }
  /** The player of the map's red company; the other one is blue. */
  | ({ readonly type: 'red-company-set' } & OfPlayer)
  | { readonly type: 'phase-changed'; readonly phase: Phase };

type DeploymentAction =
  | ({ readonly type: 'roll-off-won' } & OfPlayer)
  | ({ readonly type: 'first-to-deploy-set' } & OfPlayer)
  /** Before the first round it is the initial one as well. */
  | ({ readonly type: 'initiative-set' } & OfPlayer)
  | ({ readonly type: 'unit-placed'; readonly place: Place } & OfUnit)
  | ({ readonly type: 'character-joined'; readonly host: string } & OfUnit)
  | ({ readonly type: 'character-left' } & OfUnit)
  /** `choice`: in words, empty for none; `option`: its id, where the card's options are known. */
  | ({
      readonly type: 'choice-made';
      readonly skill: string;
      readonly choice: string;
      readonly option?: string;
    } & OfUnit)
  /** Random tokens under pieces: piece, then token. */
  | { readonly type: 'pieces-dealt'; readonly deals: Readonly<Record<string, string>> };

type TurnAction =
  /**
   * Starts a round, or only changes who is active in one that was started (docs/game.md, "Rounds
   * and activations").
   */
  | ({ readonly type: 'turn-started'; readonly number: number } & OfPlayer)
  | ({ readonly type: 'activation-started' } & OfUnit)
  /** `unit` null: passed. `extra`: granted by a skill, so it does not count toward the five. */
  | ({
      readonly type: 'activation-completed';
      readonly unit: string | null;
      readonly extra: boolean;
    } & OfPlayer)
  | { readonly type: 'turn-ended'; readonly number: number }
  /**
   * Ends it too, stores the scores, and does what the round's end does: stress, activation tokens,
   * initiative.
   */
  | { readonly type: 'turn-completed'; readonly number: number }
  | { readonly type: 'marker-done'; readonly marker: string }
  | { readonly type: 'counter-set'; readonly counter: Counter }
  | { readonly type: 'counter-removed'; readonly counter: string };

type UnitAction =
  | ({ readonly type: 'unit-stressed' } & OfUnit & By)
  | ({ readonly type: 'unit-wounded' } & OfUnit & By)
  | ({ readonly type: 'troops-fallen' } & OfUnit & By)
  | ({ readonly type: 'unit-tinged' } & OfUnit & By)
  | ({ readonly type: 'state-set'; readonly state: UnitState; readonly on: boolean } & OfUnit)
  /**
   * A WP test of a unit above MOR, or of a demoralized one whose token on the turn counter is
   * reached. Demoralized, rallying and the token follow, and what the test does to Frightened.
   */
  | ({ readonly type: 'willpower-tested'; readonly passed: boolean } & OfUnit)
  /** The models of the full unit, given at the table because its card prints none. */
  | ({ readonly type: 'models-given'; readonly models: number } & OfUnit)
  /** A demoralized unit passed its test: stress becomes MOR - 1. */
  | ({ readonly type: 'unit-rallied' } & OfUnit)
  /** Corrects the activation token without counting an activation. */
  | ({ readonly type: 'token-corrected'; readonly activated: boolean } & OfUnit)
  | ({ readonly type: 'unit-token-moved'; readonly token: string } & OfUnit & By)
  /**
   * An attack of `unit` on `target`: the wounds and states of the target, and the stress that each
   * side takes. One step, so that one undo takes all of it back.
   */
  | ({
      readonly type: 'attack-resolved';
      readonly target: string;
      readonly wounds: number;
      readonly states: readonly UnitState[];
      readonly stress: number;
      readonly targetStress: number;
    } & OfUnit);

type ScoreAction =
  /** `count` null: what was entered by hand is taken away. `round` 0: the end of the game. */
  | ({
      readonly type: 'box-set';
      readonly round: number;
      readonly box: string;
      readonly marker: string | null;
      readonly count: number | null;
    } & OfPlayer)
  /**
   * A player's whole score; with a round the difference is that round's, without one the game's
   * end.
   */
  | ({ readonly type: 'score-set'; readonly score: number; readonly round: number | null } & OfPlayer)
  | ({ readonly type: 'meter-moved'; readonly meter: string } & OfPlayer & By)
  | ({ readonly type: 'player-token-moved'; readonly token: string } & OfPlayer & By)
  | ({ readonly type: 'flag-set'; readonly flag: string; readonly set: boolean } & OfPlayer)
  | ({ readonly type: 'role-set'; readonly role: string; readonly unit: string | null } & OfPlayer)
  | { readonly type: 'piece-set'; readonly piece: string; readonly state: string }
  | ({ readonly type: 'piece-wounded'; readonly piece: string } & By);

type TableAction =
  /** `limit`: each player's time in ms, null for counting only; `null` clock: none. */
  | { readonly type: 'clock-set'; readonly clock: { readonly limit: number | null } | null }
  | { readonly type: 'clock-paused'; readonly paused: boolean }
  | { readonly type: 'note-added'; readonly text: string; readonly unit: string | null }
  /** `player`: the one who concedes; absent for other reasons, and in older games. */
  | { readonly type: 'game-ended'; readonly reason: EndReason; readonly player?: string };

export type GameAction = SetupAction | DeploymentAction | TurnAction | UnitAction | ScoreAction | TableAction;

/** An action with its time, in ms since 1970. */
export type GameEvent = GameAction & { readonly at: number };

/** Everything that happened in a game, with what was undone still behind the cursor. */
export type GameLog = {
  readonly id: string;
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly events: readonly GameEvent[];
  /** The number of events that hold. */
  readonly cursor: number;
};

/** The reason why an action is refused. The app tells it; nothing changes. */
export type Refusal =
  | 'unknown-player'
  | 'unknown-unit'
  | 'unknown-box'
  | 'unknown-part'
  | 'player-exists'
  | 'two-players'
  | 'unit-exists'
  | 'no-mission'
  | 'no-round'
  | 'no-turn'
  | 'turn-over'
  | 'activations-spent'
  | 'not-own-unit'
  | 'not-this-role'
  | 'not-on-table'
  | 'demoralized'
  | 'immune'
  | 'joined'
  | 'not-joined'
  | 'not-a-character'
  | 'no-join'
  | 'has-character'
  | 'wrong-side'
  | 'scored-before'
  | 'too-many'
  | 'at-limit'
  | 'no-change';
