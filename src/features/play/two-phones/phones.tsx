import { useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { isKept } from '#domain/game/saved/saved-game.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { loadSharedBar, loadTwoPhones } from './load-two-phones.ts';

/** The button in the header, the dialog that it opens, and the strip of a game on two phones. */
export function Phones() {
  const { t } = useLingui();
  const dialog = useDialogAddress('two-phones');
  const isShared = useGame((state) => state.isShared);
  const hasGame = useGame(({ game }) => isKept(game.state));
  const open = () => dialog.open();
  if (!hasGame) return null;
  return (
    <>
      <HeaderSlot>
        <Button variant="quiet" iconOnly icon="phones" label={t`Play on two phones`} onClick={open} />
      </HeaderSlot>
      {isShared && <Lazy load={loadSharedBar} props={{ onOpen: open }} isQuiet />}
      {dialog.isOpen && (
        <Lazy load={loadTwoPhones} props={{ onClose: dialog.close }} onFailure={dialog.close} />
      )}
    </>
  );
}
