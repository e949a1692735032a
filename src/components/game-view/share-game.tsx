import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { Panel } from '#components/panel/panel.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { summaryText } from '#domain/game/summary-text.ts';
import type { GameState } from '#domain/game/types.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { dateText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './share-game.module.css';

type ShareGameProps = {
  state: GameState;
  say: (english: string, names?: Names) => string;
  language: Language;
  onPrint: () => void;
  /** Further ways. */
  children?: ReactNode;
};

/** The ways out of the app: the device's share sheet, the clipboard, paper. */
export function ShareGame({ state, say, language, onPrint, children }: ShareGameProps) {
  const { t } = useLingui();
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
        <Button icon="print" onClick={onPrint}>
          <Trans>Print</Trans>
        </Button>
        {children}
      </div>
    </Panel>
  );
}
