import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { bringList } from '#data/games/bring-list.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { GameList, Player } from '#domain/game/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { CloudLists, SavedLists } from './kept-lists.tsx';
import { type ListTextProblem, readListText } from '#data/games/read-list-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from './list-dialog.module.css';

/** Takes a list into the game. `unknown`: names of units that the catalogue does not know. */
export type TakeList = (
  document: RosterDocument,
  source: GameList['source'],
  unknown?: readonly string[],
) => Promise<void>;

type Tab = 'saved' | 'cloud' | 'pasted';

/** The sources of a player's list: this device, the cloud, a link or a text. */
export function ListDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { t } = useLingui();
  const userId = userIdOf(useViewer());
  const [tab, setTab] = useState<Tab>(player.kind === 'me' ? 'saved' : 'pasted');
  const take: TakeList = async (document, source, unknown = []) => {
    if (!(await bringList(player.id, document, source))) {
      toast.error({
        title: t`The list could not be taken`,
        description: t`The cards of its units could not be loaded. Check the network and try again.`,
      });
      return;
    }
    onClose();
    if (unknown.length > 0) {
      const names = unknown.join(', ');
      toast.info({
        title: t`${plural(unknown.length, { one: '# unit is not known here', other: '# units are not known here' })}`,
        description: t`They play without the numbers of a card: ${names}`,
      });
    }
  };
  return (
    <WithQueries>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t`List of ${player.name}`}
        closeLabel={t`Close`}
        size="md"
      >
        <Tabs
          label={t`Where the list comes from`}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'saved', label: t`Saved`, panel: <SavedLists take={take} /> },
            ...(userId === null
              ? []
              : [
                  {
                    value: 'cloud' as const,
                    label: t`Cloud`,
                    panel: <CloudLists userId={userId} take={take} />,
                  },
                ]),
            { value: 'pasted', label: t`Link or text`, panel: <PastedList take={take} /> },
          ]}
        />
      </Dialog>
    </WithQueries>
  );
}

/**
 * A field for a shared link, its code, or a list's text. Unreadable text stays in the field, with
 * the reason.
 */
function PastedList({ take }: { take: TakeList }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListTextProblem | null>(null);
  const words = useProblemWords();
  const read = async () => {
    const found = readListText(text);
    setProblem(found.ok ? null : found.problem);
    if (found.ok) await take(found.document, found.source, found.unknown);
  };
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <TextArea
        label={t`Link, code or text of the list`}
        hint={t`A shared link works without a network: the list is in it.`}
        value={text}
        rows={6}
        spellCheck={false}
        onValueChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        {...(problem === null ? {} : { error: words[problem] })}
      />
      <Button type="submit" variant="primary" size="lg">
        <Trans>Take this list</Trans>
      </Button>
    </form>
  );
}

function useProblemWords(): Readonly<Record<ListTextProblem, string>> {
  const { t } = useLingui();
  return {
    empty: t`Paste a link, a code or the text of a list.`,
    cut: t`This link or code is cut off or mistyped. Copy it again as a whole.`,
    'too-large': t`This is longer than any list.`,
    'not-a-list': t`This link or code holds something else than a list.`,
    elsewhere: t`Short links open only in the browser that made them. Ask for the full link or the text.`,
    'no-units': t`No unit was found in this text. Each unit needs a line of its own with its name.`,
  };
}
