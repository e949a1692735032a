import { Lazy } from '#components/lazy/lazy.tsx';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { useGame } from '#data/games/use-game.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { useFetchAhead } from '#platform/use-fetch-ahead.ts';

const loadTexts = async () => import('./game-texts.tsx');
const loadLine = async () => (await import('#features/missions/game-text.tsx')).GameLine;
const loadRuleText = async () => (await loadTexts()).RuleText;
const loadMissionText = async () => (await loadTexts()).MissionText;
const loadScoring = async () => import('./scoring.tsx');
const loadSummary = async () => import('#features/play/summary/summary-page.tsx');
const loadTimeline = async () => import('#components/game-view/viewer/timeline.tsx');
const loadScoreCourse = async () => import('#components/game-view/score-course.tsx');
const loadResult = async () => import('#features/play/summary/record-result.tsx');
const watchStorage = async () => (await import('#features/play/frame/watch-storage.ts')).watchGameStorage();
const tellTurns = async () => (await import('#features/play/frame/tell-turns.ts')).tellTurns();
/** With the pages of the phases to come: a game goes on where the network ends. */
const AHEAD = [
  tellTurns,
  loadLine,
  loadTexts,
  loadScoring,
  loadSummary,
  loadTimeline,
  loadScoreCourse,
  loadResult,
  watchStorage,
];

/**
 * The texts of rules, missions and cards on the pages of a running game, prefetched for tables
 * without a network.
 */
export const GAME_TEXTS = {
  // Only dice and symbols need more than their words.
  line: (text: string) => (text.includes('{') ? <Lazy load={loadLine} props={{ text }} isQuiet /> : text),
  text: (text: string) => <Lazy load={loadRuleText} props={{ text }} isQuiet />,
  article: (id: string) => <Lazy load={loadMissionText} props={{ id }} isQuiet />,
};

/** The card that a page of the game opened, to page through the units of both lists. */
export function GameCard() {
  // Keys as one text, so that a tap on a unit leaves the card alone.
  const keys = useGame(({ game }) =>
    Object.values(game.state.units)
      .map(({ faction, unitId }) => unitKey(faction, unitId))
      .join('\n'),
  );
  useFetchAhead(AHEAD);
  const neighbours = [...new Set(keys.split('\n'))];
  return <OpenUnitCard neighbours={neighbours} />;
}
