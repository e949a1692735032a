import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DeviceGames } from '#data/games/device-games.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { ListVersion, PlayedList, UnitChange } from '#domain/statistics/own/played-lists.ts';
import type { OwnRow } from './own-rows.ts';

type UnitNames = DeviceGames['unitNames'];

/** Returns a unit's name as its games keep it, else its id. */
export function unitName(names: UnitNames, faction: string, unitId: string, language: Language): string {
  const unit = names[unitKey(faction, unitId)];
  return unit === undefined ? unitId : localName(unit, language);
}

/** Words about the lists of this device's games in the reader's language. */
export function listWords(i18n: I18n, language: Language, names: UnitNames) {
  const dateOf = (at: number) => i18n.date(new Date(at), { dateStyle: 'medium' });
  const nameOf = ({ name, faction }: PlayedList) =>
    `${name === '' ? i18n._(msg`List without a name`) : name} · ${factionName(faction, language) ?? faction}`;
  const changeText = (faction: string, changes: readonly UnitChange[]) =>
    changes
      .map(
        ({ unitId, by }) =>
          `${i18n.number(by, { signDisplay: 'always' })} ${unitName(names, faction, unitId, language)}`,
      )
      .join(', ');
  const versionText = ({ faction }: PlayedList, { since, changes }: ListVersion) => {
    const date = dateOf(since);
    const text = changeText(faction, changes);
    return changes.length === 0
      ? i18n._(msg`Since ${date}: first version`)
      : i18n._(msg`Since ${date}: ${text}`);
  };
  return {
    nameOf,
    /** A row for each version of a list, the newest first. */
    versionRows: (list: PlayedList): readonly OwnRow[] =>
      list.versions.map((version) => ({
        key: version.key,
        name: versionText(list, version),
        figure: version.figure,
        faction: list.faction,
      })),
    /** Says how the list fares since its last change; null where games do not tell that. */
    sinceText: ({ faction, versions, hasKeptChange }: PlayedList): string | null => {
      const [newest] = versions;
      if (newest === undefined || versions.length < 2 || !hasKeptChange) return null;
      const { games, wins } = newest.figure;
      const [one, other, ...more] = newest.changes;
      const record = i18n._(
        msg`${plural(games, { one: `${wins} of # game won`, other: `${wins} of # games won` })}`,
      );
      if (one === undefined || other === undefined || more.length > 0 || one.by !== -other.by) {
        const date = dateOf(newest.since);
        return i18n._(msg`Since you changed it on ${date}: ${record}.`);
      }
      const came = unitName(names, faction, one.unitId, language);
      const went = unitName(names, faction, other.unitId, language);
      return i18n._(msg`Since you swapped ${went} for ${came}: ${record}.`);
    },
  };
}
