import { useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Change, DocumentDiff } from '#domain/roster/diff.ts';
import { useLanguage } from '../use-language.ts';

/** One thing that differs between two lists, in words. */
export type DifferenceRow = {
  readonly key: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
};

const NONE = '–';

/** Says what differs between two lists, a row a thing: name, faction, target, units and totals. */
export function useDifferenceRows(): (
  diff: DocumentDiff,
  factionName: (id: string) => string,
) => readonly DifferenceRow[] {
  const { t } = useLingui();
  const language = useLanguage();
  return (diff, factionName) => {
    const row = <Value>(
      key: string,
      what: string,
      change: Change<Value> | null,
      say: (value: Value) => string,
    ): readonly DifferenceRow[] =>
      change === null ? [] : [{ key, what, before: say(change.before), after: say(change.after) }];
    const copies = (quantity: number) => (quantity === 0 ? NONE : `× ${String(quantity)}`);
    return [
      ...row('name', t`List name`, diff.renamed, String),
      ...row('faction', t`Faction`, diff.factionChanged, factionName),
      ...row('target', t`Points target`, diff.targetChanged, (target) => String(target ?? NONE)),
      ...diff.entries.flatMap((entry) =>
        row(`unit ${entry.unitId}`, localName(entry.unit, language), entry, copies),
      ),
      ...row('points', t`Points`, diff.pointsChanged, (points) => t`${points} pts`),
      ...row('command', t`Command`, diff.commandChanged, (command) => t`${command} CP`),
    ];
  };
}
