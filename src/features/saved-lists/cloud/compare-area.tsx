import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListComparisonProps } from '#components/list-comparison/list-comparison.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import type { Side } from '#data/cloud/keep-side.ts';
import { diffDocuments, type DocumentDiff } from '#domain/roster/diff.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useDifferenceRows } from '#platform/words/use-difference-rows.ts';
import { Button } from '#ui/button/button.tsx';
import { DifferenceTable } from '#ui/difference-table/difference-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../saved-lists.module.css';
import { type Compared, comparedIn, useSettle, useSideWords } from './use-settle.ts';
import { useShownLists } from './use-shown-lists.ts';
import { ListFacts } from '../list-row.tsx';

type CompareAreaProps = { userId: string; listId: string; onBack: () => void };

/** Both sides of a list with their differences, and the choice between them. */
export function CompareArea({ userId, listId, onBack }: CompareAreaProps) {
  const { t } = useLingui();
  const shown = useShownLists(userId);
  const settle = useSettle(shown, onBack);
  const compared = comparedIn(shown.lines, listId);
  return (
    <div className={styles.panel}>
      <Button flush variant="quiet" icon="chevron-left" onClick={onBack}>
        <Trans>Back to the lists</Trans>
      </Button>
      {compared === null ? (
        !shown.isLoading && (
          <EmptyState title={t`There is nothing left to decide`} icon="success">
            <p>
              <Trans>This list is the same everywhere.</Trans>
            </p>
          </EmptyState>
        )
      ) : (
        <Sides compared={compared} onKeep={async (side) => settle(compared, side)} />
      )}
    </div>
  );
}

function Sides({ compared, onKeep }: { compared: Compared; onKeep: (side: Side) => Promise<void> }) {
  const keep = useMutation({ mutationFn: onKeep });
  const kept = keep.isPending ? keep.variables : null;
  const { mine, theirs } = compared;
  const words = useSideWords(compared);
  const diff =
    theirs === null
      ? null
      : diffDocuments(
          documentFromSavedList(mine, catalogue),
          documentFromSavedList(theirs, catalogue),
          catalogue,
        );
  const buttons = [
    { side: 'mine', label: words.keepMine },
    { side: 'theirs', label: words.keepTheirs },
    ...(theirs === null ? [] : [{ side: 'both', label: words.keepBoth } as const]),
  ] as const;
  return (
    <>
      <p>{words.story}</p>
      <div className={styles.sides}>
        <SideFacts title={words.mine} list={mine} />
        <SideFacts title={words.theirs} list={theirs} />
      </div>
      {diff !== null && <Differences diff={diff} mine={words.mine} theirs={words.theirs} />}
      <div className={styles.tools}>
        {buttons.map(({ side, label }) => (
          <Button
            key={side}
            variant="secondary"
            busy={kept === side}
            disabled={kept !== null && kept !== side}
            onClick={() => keep.mutate(side)}
          >
            {label}
          </Button>
        ))}
      </div>
      {theirs !== null && (
        <AllFigures
          one={{ title: words.mine, document: documentFromSavedList(mine, catalogue) }}
          other={{ title: words.theirs, document: documentFromSavedList(theirs, catalogue) }}
        />
      )}
    </>
  );
}

const loadComparison = async () =>
  (await import('#components/list-comparison/list-comparison.tsx')).ListComparison;

/** The whole comparison of both sides, once it is asked for. */
function AllFigures(sides: ListComparisonProps) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <Lazy load={loadComparison} props={sides} onFailure={() => setShown(false)} />;
  return (
    <Button variant="quiet" icon="list" onClick={() => setShown(true)}>
      <Trans>Compare all figures</Trans>
    </Button>
  );
}

function Differences({ diff, mine, theirs }: { diff: DocumentDiff; mine: string; theirs: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = useDifferenceRows()(diff, (id) => factionName(id, language) ?? id);
  if (rows.length === 0) {
    return (
      <p>
        <Trans>Both have the same units.</Trans>
      </p>
    );
  }
  return <DifferenceTable title={t`What differs`} before={mine} after={theirs} rows={rows} />;
}

/** One side of a comparison: its name, totals and time of saving. */
function SideFacts({ title, list }: { title: string; list: SavedList | null }) {
  return (
    <section className={styles.side}>
      <h3 className={styles.name}>{title}</h3>
      {list === null ? (
        <p>
          <Trans>Deleted</Trans>
        </p>
      ) : (
        <ListFacts list={list} />
      )}
    </section>
  );
}
