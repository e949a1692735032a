import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useStore } from 'zustand';
import { useListProblemWords } from '#components/pasted-list/use-list-problem-words.ts';
import type { ListTextProblem } from '#data/games/read-list-segment.ts';
import { type FoundList, scannedLists, type ScanOutcome } from '#data/scanned-lists.ts';
import { buzz } from '#platform/scanning/buzz.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { Scanner } from './scanner.tsx';
import { ListRow, shownName } from './list-row.tsx';
import { useSaveScanned } from './use-save-scanned.ts';
import styles from './scanner.module.css';

type ScannedListsProps = {
  /** The name of the button that takes a list. */
  takeLabel: string;
  onTake: (list: FoundList) => void;
  isBusy: boolean;
  onClose: () => void;
};

const SIGNS = { added: 'check', again: 'info', refused: 'warning' } as const;

/**
 * The scanner, with the lists that it has read below: each is there once, to take or to save
 * (docs/product.md, "Scanning").
 */
export function ScannedLists({ onClose, ...actions }: ScannedListsProps) {
  const last = useStore(scannedLists, (state) => state.last);
  const say = useOutcomeWords();
  const scan = (text: string) => {
    scannedLists.getState().scan(text);
    buzz();
  };
  return (
    <div className={styles.scanner}>
      <Scanner
        onText={scan}
        onClose={onClose}
        sign={
          last !== null && (
            // Another key starts the animation again.
            <span key={last.number} className={styles.sign} data-outcome={last.kind}>
              <Icon name={SIGNS[last.kind]} size={40} />
            </span>
          )
        }
      >
        {last !== null && say(last)}
      </Scanner>
      <ReadLists {...actions} />
    </div>
  );
}

/** Returns a function that puts the outcome of a scan into words. */
function useOutcomeWords(): (outcome: ScanOutcome) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const sayProblem = useListProblemWords();
  /** Problems of a code that was meant for us have their own words. */
  const isOurs = ({ code }: ListTextProblem) =>
    !['empty', 'no-units', 'not-a-list', 'cut', 'too-large'].includes(code);
  return (outcome) => {
    if (outcome.kind === 'refused') {
      return isOurs(outcome.problem) ? sayProblem(outcome.problem) : t`This QR code does not contain a list.`;
    }
    const name = shownName(outcome.list.found.document, language);
    return outcome.kind === 'added' ? t`Added: ${name}` : t`Already there: ${name}`;
  };
}

/** The lists that were read, the newest first. */
function ReadLists(actions: Omit<ScannedListsProps, 'onClose'>) {
  const { t } = useLingui();
  const id = useId();
  const lists = useStore(scannedLists, (state) => state.lists);
  const { save } = useSaveScanned();
  const language = useLanguage();
  if (lists.length === 0) return null;
  const named = lists.map(({ found }) => ({
    ...found.document,
    name: shownName(found.document, language),
  }));
  const clear = () => {
    const takeBack = scannedLists.getState().clear();
    toast.info({
      title: t`${plural(lists.length, { one: '# scanned list removed', other: '# scanned lists removed' })}`,
      action: { label: t`Undo`, onPress: takeBack },
    });
  };
  return (
    <section className={styles.read} aria-labelledby={id}>
      <div className={styles.heading}>
        <h3 id={id}>
          <Plural value={lists.length} one="# scanned list" other="# scanned lists" />
        </h3>
        {lists.length > 1 && (
          <Button size="sm" icon="save" onClick={() => save(named)}>
            <Trans>Save all</Trans>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul className={styles.lists}>
        {lists.map(({ text, found }) => (
          <ListRow key={text} found={found} {...actions} />
        ))}
      </ul>
    </section>
  );
}
