import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMarkWords } from '#components/list-findings/use-mark-words.ts';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { codeOfList } from '#data/list-codes.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { armyOf } from '#domain/roster/army.ts';
import type { ShownMark } from '#domain/roster/shown-marks.ts';
import { leadersFirst } from '#domain/roster/text/text-export.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { ArmyEntry, RosterDocument } from '#domain/roster/types.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { useLanguage } from '#platform/use-language.ts';
import { unitMarks } from '#platform/words/unit-marks.ts';
import { shownText } from './fit-text.ts';
import { MOST_UNITS, type PicturedCode, type PicturedList, type PicturedUnit } from './pictured-list.ts';

/** Returns a list in the words of its picture, in the reader's language. */
export function usePicturedList(document: RosterDocument, marks: readonly ShownMark[]): PicturedList {
  const { t } = useLingui();
  const language = useLanguage();
  const sayMark = useMarkWords();
  const pictureUnit = usePictureUnit();
  const code = usePicturedCode(document);
  const army = leadersFirst(armyOf(document, catalogue));
  const { points, command, units } = totalsOf(army);
  const left = army.length - MOST_UNITS;
  return {
    name: shownText(document.name) || t`Untitled List`,
    faction: factionName(document.faction, language) ?? document.faction,
    points: t`${points} pts`,
    totals: [t`${command} CP`, t`${plural(units, { one: '# unit', other: '# units' })}`],
    marks: marks.map((mark) => ({ isIllegal: mark.kind === 'illegal', words: sayMark(mark) })),
    units: army.slice(0, MOST_UNITS).map(pictureUnit),
    more: left > 0 ? t`${plural(left, { one: 'and # more unit', other: 'and # more units' })}` : null,
    code,
    maker: t`Made with Muster, unofficial`,
  };
}

function usePictureUnit(): (entry: ArmyEntry) => PicturedUnit {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ unit, quantity }) => {
    const points = unit.points * quantity;
    const command = unit.command * quantity;
    return {
      quantity,
      name: shownText(localName(unit, language)) || t`Unknown unit`,
      facts: [...unitMarks(unit).map(({ words }) => t(words)), ...(command > 0 ? [t`${command} CP`] : [])],
      points: t`${points} pts`,
      isLeader: unit.highCommand,
    };
  };
}

function usePicturedCode(document: RosterDocument): PicturedCode | null {
  const { t } = useLingui();
  const made = codeOfList(document);
  if (!made.ok) return null;
  const code = inGroups(made.code);
  return {
    label: t`Code of this list`,
    groups: code.split('-'),
    hint: t`Type or scan it in Muster under “Paste or scan a list”.`,
    squares: qrSquares(code, 'M'),
  };
}
