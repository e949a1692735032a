/** The modules that `scripts/build/vite-data.ts` makes of the catalogue's files. */

declare module 'virtual:catalogue' {
  import type { AssembledCatalogue } from '#domain/catalogue/assemble.ts';

  export const factions: AssembledCatalogue['factions'];
  export const units: AssembledCatalogue['units'];
  export const termNames: AssembledCatalogue['termNames'];
  export const unitTypeNames: AssembledCatalogue['unitTypeNames'];
  export const symbolNames: AssembledCatalogue['symbolNames'];
}

declare module 'virtual:catalogue-files' {
  import type { CatalogueFiles } from '#domain/catalogue/assemble.ts';

  export const factions: CatalogueFiles['factions'];
  export const locales: CatalogueFiles['locales'];
}

declare module 'virtual:factions' {
  import type { FactionSummary } from '#domain/catalogue/faction-summaries.ts';

  export const factionSummaries: readonly FactionSummary[];
}

declare module 'virtual:catalogue-version' {
  /** Another one means that the files of the catalogue changed. */
  export const filesVersion: string;
}

declare module 'virtual:unit-codes' {
  import type { UnitCodes } from '#domain/catalogue/unit-codes.ts';

  /** The numbers of units in list codes. */
  export const unitCodes: UnitCodes;
}

declare module 'virtual:ready-list' {
  import type { ReadyList } from '#domain/roster/ready-list.ts';

  export const readyList: ReadyList;
}

declare module 'virtual:unit-profiles' {
  import type { AssembledCatalogue } from '#domain/catalogue/assemble.ts';

  export const unitProfiles: AssembledCatalogue['cards'];
}

declare module 'virtual:portrait-slugs' {
  import type { PortraitSlugs } from '#domain/catalogue/portrait-slugs.ts';

  export const slugs: PortraitSlugs;
}

declare module 'virtual:missions' {
  import type { Language } from '#domain/catalogue/types.ts';
  import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';

  export const byLanguage: Readonly<Record<Language, () => Promise<{ readonly library: MissionLibrary }>>>;
}

declare module 'virtual:reader-texts' {
  import type { Language } from '#domain/catalogue/types.ts';
  import type { LanguageTexts } from '#domain/reader/language-texts.ts';

  export const byLanguage: Readonly<Record<Language, () => Promise<{ readonly texts: LanguageTexts }>>>;
}

declare module 'virtual:reader-outline' {
  import type { TextOutline } from '#domain/reader/texts-from-rows.ts';

  export const outline: TextOutline;
}

declare module 'virtual:search-words' {
  import type { SearchWords } from '#domain/reader/search/search-language.ts';

  export const byLanguage: SearchWords['byLanguage'];
  export const names: SearchWords['names'];
}
