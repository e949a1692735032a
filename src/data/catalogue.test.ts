import { describe, expect, it } from 'vitest';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { catalogue, symbolName, unitTypeName } from './catalogue.ts';

describe('the catalogue of this build', () => {
  it('holds every faction with its units and their names', () => {
    const collected = [
      'feudom',
      'hegemony-of-embersig',
      'northern-tribes',
      'scions-of-yaldabaoth',
      'syenann',
    ];
    expect(catalogue.factions.map((faction) => faction.id)).toEqual(expect.arrayContaining(collected));
    expect(getUnit(catalogue, 'hegemony-of-embersig', 'lady-telia')?.names).toEqual({
      es: 'Lady Télia',
      fr: 'Dame Télia',
    });
    expect(getUnit(catalogue, 'northern-tribes', 'coal')?.companionOf).toBe('iriavik-restless-pup');
  });

  it('says which faction has no list of its own yet', () => {
    expect(catalogue.factionById.get('feudom')?.published).toBe(false);
    expect(catalogue.factionById.get('syenann')?.published).toBe(true);
  });

  it('keeps what only cards need out of the first load', () => {
    expect(Object.keys(catalogue.units[0] ?? {}).toSorted()).toEqual(
      'availability,characteristics,command,companionOf,faction,highCommand,id,keywords,name,names,points,specialRules,tournamentLegal,type'.split(
        ',',
      ),
    );
  });

  it('translates printed words', () => {
    expect(localTerm(catalogue, 'keywords', 'Join (Infantry, Orc)', 'es')).toBe('Unirse (Infantería, Orco)');
    expect(localTerm(catalogue, 'keywords', 'Join (Skin Changers)', 'fr')).toBe('Rejoindre (Change-peau)');
  });
});

describe('names of types and symbols', () => {
  it('fall back to English where no translation exists', () => {
    expect(unitTypeName('Troop', 'fr')).toBe('Troupe');
    expect(unitTypeName('Named Character', 'fr')).toBe('Personnage nommé');
    expect(symbolName('wp', 'es')).toBe('VOL');
    expect(symbolName('success', 'es')).toBeNull();
  });
});
