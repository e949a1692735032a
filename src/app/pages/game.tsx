import { GamePage } from '#features/play/table/game-page.tsx';
import { GAME_PARTS, GameCard } from './game-parts.tsx';

/** The table while a game is played, with cards, rules and the mission's text. */
export function Game() {
  return (
    <>
      <GamePage parts={GAME_PARTS} />
      <GameCard />
    </>
  );
}
