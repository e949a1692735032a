import { useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { canUndo } from '#domain/game/log.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import styles from './action-bar.module.css';
import { NextStepButtons } from './next-step-buttons.tsx';
import { useTable } from './table-context.tsx';

/** The bar in thumb reach: undo, further actions, and the one step that the game waits for. */
export function ActionBar() {
  const { t } = useLingui();
  const { sheet } = useTable();
  const hasPast = useGame(({ game }) => canUndo(game.log));
  const hasRound = useGame(({ game }) => game.state.currentTurn > 0);
  const open = (value: string) => () => sheet.open(value);
  return (
    <div className={styles.bar}>
      <Button
        iconOnly
        icon="undo"
        size="lg"
        label={t`Undo the last tap`}
        disabled={!hasPast}
        onClick={() => gameStore.getState().undo()}
      />
      <Menu
        label={t`More`}
        align="start"
        trigger={<Button iconOnly size="lg" icon="dots" label={t`More`} />}
        items={[
          ...(hasRound
            ? [{ id: 'score', label: t`Score this round`, icon: 'flag' as const, onSelect: open('score') }]
            : []),
          { id: 'mission', label: t`Read the mission`, icon: 'book', onSelect: open('mission') },
          { id: 'log', label: t`Event log`, icon: 'history', onSelect: open('log') },
          { id: 'notes', label: t`Notes`, icon: 'comment', onSelect: open('notes') },
          { id: 'clock', label: t`Chess clock`, icon: 'auto', onSelect: open('clock') },
          { id: 'end', label: t`End the game`, icon: 'success', onSelect: open('end') },
        ]}
      />
      <NextStepButtons />
    </div>
  );
}
