import { ScoringPage } from '#features/play/score/scoring-page.tsx';
import { GAME_PARTS, GameCard } from './game-parts.tsx';

/** The scoring of a game, with its mission's text. */
export function Scoring() {
  return (
    <>
      <ScoringPage parts={GAME_PARTS} />
      <GameCard />
    </>
  );
}
