import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NoListToPrint } from '#components/print-window/no-list-to-print.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { type Language, NAMED_LANGUAGES } from '#domain/catalogue/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import { preferredPaper } from '#platform/printing/paper.ts';
import type { Paper } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { PaperChoice } from '#components/print-window/paper-choice.tsx';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { CutMarks, SheetCard, sheetsOf, type Copies } from './card-sheets.tsx';
import styles from './print-cards.module.css';

/** `/print-cards/{code}`: the drawn cards of a list on sheets to cut, in a window of its own. */
export function Component() {
  const { code = '' } = useParams();
  const decoded = decodeList(code);
  if (decoded.ok) return <CardSheets document={documentFromPayload(decoded.payload, catalogue)} />;
  return <NoListToPrint />;
}

function CardSheets({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const shown = useLanguage();
  const [paper, setPaper] = useState<Paper>(preferredPaper);
  const [copies, setCopies] = useState<Copies>('one');
  const [chosen, setChosen] = useState<Language | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const language = chosen ?? shown;
  const { sheets, unknown } = sheetsOf(document, catalogue, copies);
  const keys = sheets.flat().map(({ key }) => `${key} ${language}`);
  const waiting = keys.filter((key) => !settled.has(key)).length;
  const name = document.name.trim() === '' ? t`Untitled List` : document.name;
  return (
    <PrintDesk
      data-paper={paper}
      isReady={waiting === 0 && sheets.length > 0}
      heading={t`Cards of ${name}`}
      windowTitle={t`Cards of ${name} – Muster`}
      printLabel={t`Print`}
      closeLabel={t`Close`}
      options={<PrintOptions {...{ paper, setPaper, copies, setCopies, language }} setLanguage={setChosen} />}
      note={
        <p className={styles.note} role="status">
          {waiting > 0 ? (
            <Plural value={waiting} one="# card is being drawn…" other="# cards are being drawn…" />
          ) : (
            <Trans>Print at 100 % (“actual size”), then cut along the marks.</Trans>
          )}
          {unknown > 0 && (
            <>
              {' '}
              <Plural value={unknown} one="# unit has no card here." other="# units have no card here." />
            </>
          )}
        </p>
      }
    >
      <main className={styles.sheets}>
        {sheets.map((cards) => (
          <section key={cards[0]?.key} className={styles.sheet}>
            <div className={styles.grid}>
              {cards.map(({ unit, key }) => (
                <SheetCard
                  key={`${key} ${language}`}
                  unit={unit}
                  language={language}
                  onSettled={() => setSettled((before) => new Set(before).add(`${key} ${language}`))}
                />
              ))}
              <CutMarks />
            </div>
          </section>
        ))}
      </main>
    </PrintDesk>
  );
}

type PrintOptionsProps = {
  paper: Paper;
  setPaper: (paper: Paper) => void;
  copies: Copies;
  setCopies: (copies: Copies) => void;
  language: Language;
  setLanguage: (language: Language) => void;
};

/** The print options: paper, number of cards, language. */
function PrintOptions(props: PrintOptionsProps) {
  const { paper, setPaper, copies, setCopies, language, setLanguage } = props;
  const { t } = useLingui();
  return (
    <>
      <PaperChoice paper={paper} onChoose={setPaper} />
      <ToggleGroup
        label={t`Copies`}
        value={copies}
        onValueChange={setCopies}
        items={[
          { value: 'one', label: t`One of each` },
          { value: 'as-in-list', label: t`As in the list` },
        ]}
      />
      <ToggleGroup
        label={t`Language of the cards`}
        value={language}
        onValueChange={setLanguage}
        items={NAMED_LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  );
}
