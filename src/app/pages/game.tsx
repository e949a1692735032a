import { GamePage } from '#features/play/table/game-page.tsx';
import { GAME_TEXTS, GameCard } from './game-extras.tsx';

/** The table while a game is played, with cards, rules and the mission's text. */
export function Component() {
  return (
    <>
      <GamePage texts={GAME_TEXTS} />
      <GameCard />
    </>
  );
}
