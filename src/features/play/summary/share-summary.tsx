import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Game } from '#domain/game/log.ts';
import { summaryText } from '#domain/game/summary-text.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { dateText } from '../clocks/clock-text.ts';
import { Panel } from '../frame/panel.tsx';
import styles from './summary-page.module.css';

type ShareSummaryProps = {
  game: Game;
  say: (english: string, names?: Names) => string;
  language: Language;
};

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
  const { copyAs } = useCopy();
  const copy = async () => copyAs(t`Summary copied to clipboard`, text);
  const share = async () => {
    if ((await shareLink({ title: t`Summary`, text })) === 'unavailable') await copy();
  };
  return (
    <Panel title={t`Share and print`} className="no-print">
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
    </Panel>
  );
}
