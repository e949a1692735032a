import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { catalogueSourcesQuery } from '#data/workshop/catalogue-sources.ts';
import { parseCsv } from '#domain/catalogue/import/parse-csv.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import type { DraftOrigin } from '#domain/catalogue/workshop/draft.ts';
import { tableChanges } from '#domain/catalogue/workshop/table-changes.ts';
import {
  type FactionChoices,
  factionChanges,
  tableFactions,
  withFactions,
} from '#domain/catalogue/workshop/table-factions.ts';
import { readTextFile } from '#platform/files/read-file.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { FactionQuestions } from './faction-questions.tsx';
import { OriginFields } from './form/origin-fields.tsx';
import { ProposeAll, type ReadyRow } from './propose-all.tsx';
import { TablePreview } from './table-preview.tsx';
import { keepTable, readTable } from '#data/workshop/kept-table.ts';
import styles from './workshop.module.css';

const NO_FACTIONS = { unknown: [], unpublished: [] };

/** `/catalogue/import`: many units at once, from a table of a spreadsheet. */
export function Component() {
  const { t } = useLingui();
  return (
    <WithQueries>
      <div className={`page ${styles.page}`}>
        <title>{t`Units from a table – Muster`}</title>
        <header className={styles.head}>
          <h1>
            <Trans>Units from a table</Trans>
          </h1>
          <p className={styles.intro}>
            <Trans>
              A row for each unit, saved as “CSV UTF-8” or copied from a spreadsheet. Profiles and skills are
              not part of a table.
            </Trans>
          </p>
        </header>
        <Import />
      </div>
    </WithQueries>
  );
}

function Import() {
  const sources = useQuery(catalogueSourcesQuery());
  if (sources.data === undefined) return <Waiting shape="list" failure={sources.failureReason} />;
  return <ImportForm sources={sources.data} />;
}

function ImportForm({ sources }: { sources: CatalogueSources }) {
  const { t } = useLingui();
  const [text, setText] = useState(readTable);
  const [origin, setOrigin] = useState<DraftOrigin>({
    source: 'card',
    page: '',
    note: t`Units from a table.`,
    wantsCredit: true,
  });
  const [choices, setChoices] = useState<FactionChoices>({ names: {}, whole: [] });
  const write = (next: string) => {
    setText(next);
    keepTable(next);
  };
  const shown = useDeferredValue(text);
  const table = shown.trim() === '' ? null : parseCsv(shown);
  const page = origin.page.trim();
  const source = page === '' ? origin.source : `${origin.source}: ${page}`;
  const factions = table?.ok === true ? tableFactions(sources, table.rows) : NO_FACTIONS;
  const added = factionChanges(factions, choices);
  const changes = table?.ok === true ? tableChanges(withFactions(sources, added), table.rows, source) : null;
  const ready =
    changes?.ok === true && changes.disagreements.length === 0
      ? changes.rows.filter((row): row is ReadyRow => row.what === 'added' || row.what === 'changed')
      : [];
  return (
    <>
      <TableField text={text} onChange={write} />
      {table?.ok === false && (
        <Banner tone="violation" role="alert">
          <Trans>Line {table.line}: a cell begins with a double quote that is never closed.</Trans>
        </Banner>
      )}
      <FactionQuestions factions={factions} choices={choices} onChange={setChoices} />
      {changes !== null && <TablePreview changes={changes} />}
      {ready.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.title}>
            <Trans>Source and sending</Trans>
          </h2>
          <OriginFields
            origin={origin}
            onChange={setOrigin}
            errors={{ note: origin.note.trim() === '' ? t`This is missing.` : undefined }}
          />
          <ProposeAll rows={ready} factions={added} origin={origin} onSent={() => keepTable('')} />
        </section>
      )}
    </>
  );
}

function TableField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  const read = async (file: File) => {
    const result = await readTextFile(file);
    if (result.ok) onChange(result.text);
    else toast.error({ title: t`This file cannot be read`, description: t`Choose a text file (CSV UTF-8).` });
  };
  return (
    <div className={styles.group}>
      <div>
        <FileButton
          icon="list"
          label={t`Choose a file`}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void read(file)}
        >
          <Trans>Choose a file</Trans>
        </FileButton>
      </div>
      <TextArea
        label={t`Or paste the table`}
        hint={t`Columns: faction_id, id, name, name_es, name_fr, type, points, availability, command, high_command, tournament_legal, characteristics, keywords, special_rules, companion_of, source. Words are separated by ;`}
        className={styles.mono}
        rows={6}
        spellCheck={false}
        value={text}
        onValueChange={onChange}
      />
    </div>
  );
}
