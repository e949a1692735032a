import { ScoringPage } from '#features/play/score/scoring-page.tsx';
import { GAME_TEXTS, GameCard } from './game-extras.tsx';

/** The scoring of a game, with its mission's text. */
export function Component() {
  return (
    <>
      <ScoringPage texts={GAME_TEXTS} />
      <GameCard />
    </>
  );
}
