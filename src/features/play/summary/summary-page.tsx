import { useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { useLanguage } from '#platform/use-language.ts';
import { PlayFrame } from '../frame/play-frame.tsx';
import { FinishedSummary } from './finished-summary.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { SummaryView } from './summary-view.tsx';
import { useSay } from '../table/use-say.ts';

/**
 * `/summary`: how the game went; with another game's id, that of a finished game (docs/product.md,
 * "Pages and addresses").
 */
export function SummaryPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useSay(language);
  const game = useGame(({ game: running }) => running);
  return (
    <PlayFrame
      phase="summary"
      title={t`Summary`}
      bar={<SummaryBar />}
      renderOther={(id) => <FinishedSummary key={id} id={id} />}
    >
      <SummaryView game={game} say={say} language={language} />
    </PlayFrame>
  );
}
