import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { FormatVerdict } from '#components/format-verdict/format-verdict.tsx';
import { catalogue } from '#data/catalogue.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import type { Format } from '#domain/formats/format.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './formats.module.css';

/** The number of lists that are checked at once. */
const PAGE = 50;

/** The player's lists, each with its verdict: the one in the builder first. */
export function CheckedLists({ format }: { format: Format }) {
  const { t } = useLingui();
  const draft = useDraft((state) => state.history.document);
  const lists = useStore(savedListsStore, (state) => state.lists);
  const [most, setMost] = useState(PAGE);
  const left = lists.length - most;
  const hasDraft = draft.entries.length > 0;
  return (
    <section className={styles.part} aria-labelledby="checked-lists">
      <h2 id="checked-lists">
        <Trans>My lists</Trans>
      </h2>
      {!hasDraft && lists.length === 0 ? (
        <p className={styles.short}>
          <Trans>Lists that you build and save appear here, with what this format says of them.</Trans>
        </p>
      ) : (
        <ul className={styles.verdicts}>
          {hasDraft && (
            <li>
              <FormatVerdict format={format} document={draft} subject={t`The list in the builder`} />
            </li>
          )}
          {lists.slice(0, most).map((list) => (
            <li key={list.id}>
              <FormatVerdict
                format={format}
                document={documentFromSavedList(list, catalogue)}
                subject={list.name}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button onClick={() => setMost(most + PAGE)}>
          <Trans>Show more ({left})</Trans>
        </Button>
      )}
    </section>
  );
}
