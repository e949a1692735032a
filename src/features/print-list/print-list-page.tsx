import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useMarkWords } from '#components/list-findings/use-mark-words.ts';
import { NoListToPrint } from '#components/print-window/no-list-to-print.tsx';
import { PaperSheet } from '#components/print-window/paper-sheet.tsx';
import { TermName } from '#components/unit-card/term-name.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { listMarksStore, marksOf } from '#data/lists/list-marks-store.ts';
import { unitNames } from '#data/unit-names.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { type ListMarks, unitNotesOf, type UnitNotes, valuesOf } from '#domain/roster/many/list-marks.ts';
import { shownMarks } from '#domain/roster/shown-marks.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { Army, RosterDocument, RosterUnit } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import { now } from '#platform/clock.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { useLanguage } from '#platform/use-language.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { unitMarks } from '#platform/words/unit-marks.ts';
import { PrintedCode } from './printed-code.tsx';
import styles from './print-list.module.css';

/**
 * `/print/{full|courtesy}/{code}`: a list on paper, in a window of its own (docs/product.md,
 * "Printed lists"). With `?notes={ids}` the full one has this browser's notes on the saved list.
 */
export function Component() {
  const { kind = 'full', code = '' } = useParams();
  const [search] = useSearchParams();
  const decoded = decodeList(code);
  usePrintOnce(decoded.ok);
  if (!decoded.ok) return <NoListToPrint />;
  const isCourtesy = kind === 'courtesy';
  const sent = documentFromPayload(decoded.payload, catalogue);
  // The address of a courtesy print holds visible units only; an address made by hand is cut down
  // here all the same.
  const document = isCourtesy ? courtesyDocument(sent, catalogue) : sent;
  // Notes are the player's own: the paper for the opponent never has them.
  const notesOf = isCourtesy ? [] : (search.get('notes')?.split(' ') ?? []);
  const marks = marksOf(listMarksStore.getState().byId, notesOf);
  return <PrintedList document={document} marks={marks} isCourtesy={isCourtesy} />;
}

type PrintedListProps = { document: RosterDocument; marks: ListMarks; isCourtesy: boolean };

/**
 * The page itself: heading, units, totals. A courtesy page knows nothing of what it hides, so it
 * cannot show or sum it.
 */
function PrintedList({ document, marks, isCourtesy }: PrintedListProps) {
  const { i18n, t } = useLingui();
  const sayMark = useMarkWords();
  const language = useLanguage();
  const army = armyOf(document, catalogue);
  const totals = totalsOf(army);
  const name = document.name.trim() === '' ? t`Untitled List` : document.name;
  const kind = isCourtesy ? t`Courtesy List` : t`Full List`;
  // A unit missing from a courtesy list may be hidden, so only findings about shown units are
  // printed.
  const findings = checkRoster(document, catalogue).filter(
    (finding) => finding.level === 'violation' && (!isCourtesy || finding.code === 'high-command-limit'),
  );
  const marked = new Set(findings.flatMap((finding) => finding.unitIds));
  const { note } = valuesOf(marks);
  const faults = shownMarks(document, totals.points, findings);
  const nameOf = unitNames(army, document.faction, language);
  return (
    <PaperSheet className={styles.sheet} data-faction={document.faction}>
      <title>{`${kind} - ${name}`}</title>
      <header className={styles.head}>
        <div className={styles.title}>
          <p className={styles.kind}>{kind}</p>
          <h1>{name}</h1>
          {faults.map((mark) => (
            <p key={mark.kind} className={styles.mark}>
              ⚠ {sayMark(mark)}
            </p>
          ))}
          <p className={styles.facts}>
            <span>{factionName(document.faction, language) ?? document.faction}</span>
            <span>{i18n.date(now(), { dateStyle: 'long' })}</span>
          </p>
          {isCourtesy && (
            <p className={styles.notice}>
              <Trans>A courtesy list shows what the opponent may see before the game.</Trans>
            </p>
          )}
        </div>
        <PrintedCode document={document} />
      </header>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <PrintedUnits title={`${kind} · ${name}`} army={army} marked={marked} notes={unitNotesOf(marks)} />
      <p className={styles.totals}>
        <span>
          <Plural value={totals.units} one="# unit" other="# units" />
        </span>
        <span>
          <Trans>Command</Trans>{' '}
          <strong>
            <Trans>{totals.command} CP</Trans>
          </strong>
        </span>
        <span>
          <Trans>Total Points</Trans>{' '}
          <strong>
            <Trans>{totals.points} pts</Trans>
          </strong>
        </span>
      </p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={`${finding.code} ${finding.unitIds.join(' ')}`}>
              ⚠ {t(findingMessage(finding, nameOf))}
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <Trans>Made with Muster, an unofficial fan-made companion. Names belong to their owners.</Trans>
      </footer>
    </PaperSheet>
  );
}

type PrintedUnitsProps = {
  /** The list in one line, for the pages after the first. */
  title: string;
  army: Army;
  marked: ReadonlySet<string>;
  notes: UnitNotes;
};

/** The table of units, High Command first, offenders marked. */
function PrintedUnits({ title, army, marked, notes }: PrintedUnitsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const ordered = army.toSorted(
    (one, other) => Number(other.unit.highCommand) - Number(one.unit.highCommand),
  );
  return (
    <table className={styles.units}>
      <thead>
        <tr className={styles.running} aria-hidden>
          <th colSpan={4}>{title}</th>
        </tr>
        <tr>
          <th scope="col">
            <Trans>Unit</Trans>
          </th>
          <th scope="col">
            <Trans>CP</Trans>
          </th>
          <th scope="col">
            <Trans>Qty</Trans>
          </th>
          <th scope="col">
            <Trans>Points</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ unit, quantity }) => (
          <tr key={unit.id}>
            <td>
              <span className={styles.name}>
                {marked.has(unit.id) && (
                  <span role="img" aria-label={t`Violation`}>
                    ⚠{' '}
                  </span>
                )}
                {localName(unit, language)}
              </span>
              {unitMarks(unit).map((mark) => (
                <span key={mark.id} className={styles.tag}>
                  {t(mark.words)}
                </span>
              ))}
              <span className={styles.terms}>
                <Terms unit={unit} />
              </span>
              {notes.has(unit.id) && (
                <span className={styles.unitNote} dir="auto">
                  {notes.get(unit.id)}
                </span>
              )}
            </td>
            <td>{unit.command > 0 ? unit.command * quantity : '–'}</td>
            <td>{quantity}</td>
            <td>{unit.points * quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Characteristics and keywords of a unit, as one line in the reader's language. */
function Terms({ unit }: { unit: RosterUnit }) {
  const terms = [
    ...unit.characteristics.map((printed) => ({ kind: 'characteristics' as const, printed })),
    ...unit.keywords.map((printed) => ({ kind: 'keywords' as const, printed })),
  ];
  return terms.map((term, at) => (
    <Fragment key={`${term.kind} ${term.printed}`}>
      {at > 0 && ', '}
      <TermName {...term} />
    </Fragment>
  ));
}
