import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { EMPTY_COLLECTION } from '#domain/collection/collection.ts';
import {
  collectionTable,
  readCollectionTable,
  type TableFault,
} from '#domain/collection/collection-table.ts';
import { csvOf } from '#domain/units/export.ts';
import { downloadText } from '#platform/files/download.ts';
import { readTextFile } from '#platform/files/read-file.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { replaceCollection } from './change-collection.ts';
import styles from './collection.module.css';
import { TableFaults } from './table-faults.tsx';

/** The collection as a table for spreadsheets, and back again. */
export function CollectionFiles() {
  const { t } = useLingui();
  const language = useLanguage();
  const collection = useStore(collectionStore, (state) => state.value);
  const [faults, setFaults] = useState<readonly TableFault[]>([]);
  const isEmpty = Object.keys(collection).length === 0;
  const download = () =>
    downloadText(
      t`Muster collection.csv`,
      csvOf(collectionTable(collection, catalogue, language)),
      'text/csv',
    );
  const clear = () => replaceCollection(() => EMPTY_COLLECTION, t`Collection deleted`);
  const read = async (file: File) => {
    const text = await readTextFile(file);
    const table = text.ok
      ? readCollectionTable(text.text, collectionStore.getState().value, catalogue)
      : { ok: false as const };
    if (!table.ok) {
      toast.error({
        id: 'collection',
        title: t`The file could not be read`,
        description: t`Nothing was changed. It needs the columns faction_id, id or name, and owned.`,
      });
      return;
    }
    setFaults(table.faults);
    const { units } = table;
    replaceCollection(
      () => table.collection,
      t`${plural(units, { one: '# unit read', other: '# units read' })}`,
    );
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>As a table</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>A table replaces the numbers of its units and keeps all others.</Trans>
      </p>
      <div className={styles.tools}>
        <Button icon="download" disabled={isEmpty} onClick={download}>
          <Trans>Download as CSV</Trans>
        </Button>
        <FileButton
          icon="upload"
          label={t`Table of the collection`}
          accept="text/csv,.csv"
          onFile={(file) => void read(file)}
        >
          <Trans>Read a CSV file</Trans>
        </FileButton>
        <Button flush variant="quiet-danger" icon="trash" disabled={isEmpty} onClick={clear}>
          <Trans>Delete the collection</Trans>
        </Button>
      </div>
      {faults.length > 0 && <TableFaults faults={faults} />}
    </section>
  );
}
