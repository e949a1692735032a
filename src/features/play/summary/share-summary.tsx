import { Trans, useLingui } from '@lingui/react/macro';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Game } from '#domain/game/log.ts';
import { copyText } from '#platform/clipboard.ts';
import { canShare, shareLink } from '#platform/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { dateText } from '../clocks/clock-text.ts';
import styles from './summary-page.module.css';
import { isOver } from '#domain/game/keeping.ts';
import { summaryOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';

type ShareSummaryProps = { game: Game; say: (english: string, names?: Names) => string; language: Language };

/** The way out: the device's share sheet, the clipboard, paper. */
export function ShareSummary({ game, say, language }: ShareSummaryProps) {
  const { t } = useLingui();
  const { state } = game;
  const text = summaryText(state, {
    mission: state.mission === null ? null : say(state.mission.name, state.mission.names),
    feat: state.feat === null ? null : say(state.feat.name, state.feat.names),
    date: state.gameStartTime === null ? null : dateText(state.gameStartTime, language),
    draw: t`A draw`,
    unfinished: (round) => (round === 0 ? t`Not finished` : t`Not finished · round ${round}`),
    wins: (name) => t`${name} wins`,
    round: (round) => (round === 0 ? t`End of the game` : t`Round ${round}`),
  });
  const copy = async () => {
    if (await copyText(text)) toast.success({ title: t`Summary copied to clipboard` });
    else toast.error({ title: t`Could not copy text to clipboard` });
  };
  const share = async () => {
    if ((await shareLink({ title: t`Summary`, text })) === 'unavailable') await copy();
  };
  return (
    <section className={`${styles.part ?? ''} no-print`}>
      <h2>
        <Trans>Share and print</Trans>
      </h2>
      <div className={styles.ways}>
        {canShare() && (
          <Button icon="share" onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button icon="copy" onClick={() => void copy()}>
          <Trans>Copy as text</Trans>
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The texts of a shared summary, in the language of the player who shares it. */
type SummaryWords = {
  readonly mission: string | null;
  readonly feat: string | null;
  readonly date: string | null;
  readonly draw: string;
  readonly wins: (name: string) => string;
  /** Of a game that is not over. */
  readonly unfinished: (round: number) => string;
  /** 0: the end of the game. */
  readonly round: (round: number) => string;
};

/** A game's result as lines of text, to be sent to friends. */
export function summaryText(state: GameState, words: SummaryWords): string {
  const { winners, rounds, players } = summaryOf(state, state.gameEndTime ?? 0);
  const name = (id: string) => state.players[id]?.name ?? '';
  const [winner] = winners;
  const about = [words.mission, words.feat, words.date].filter((part) => part !== null);
  return [
    ...(about.length === 0 ? [] : [about.join(' · ')]),
    players.map(({ player, score }) => `${name(player)} ${score}`).join(' : '),
    ...(isOver(state) ? [] : [words.unfinished(state.currentTurn)]),
    ...(winner === undefined ? [] : [winners.length > 1 ? words.draw : words.wins(name(winner))]),
    '',
    ...rounds.map(
      (round) =>
        `${words.round(round)}: ${players.map(({ roundScores }) => roundScores[round] ?? 0).join(' : ')}`,
    ),
  ].join('\n');
}
