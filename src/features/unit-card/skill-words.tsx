import { Trans } from '@lingui/react/macro';
import { symbolName } from '#data/catalogue.ts';
import type { SkillHalf, SkillKind } from '#domain/catalogue/profile.ts';
import { useLanguage } from '#platform/use-language.ts';

/** The catalogue's ids of the symbols that cards print beside a skill. */
const SYMBOL_IDS: Readonly<Record<SkillKind, string>> = {
  passive: 'passive-skill',
  command: 'command-skill',
  spell: 'spell',
  skill: 'skill',
};

/** Renders the kind of a skill, as cards of the reader's language print it where that is known. */
export function SkillKindWords({ kind }: { kind: SkillKind }) {
  const printed = symbolName(SYMBOL_IDS[kind], useLanguage());
  if (printed !== null) return printed;
  switch (kind) {
    case 'passive':
      return <Trans>Passive skill</Trans>;
    case 'command':
      return <Trans>Command skill</Trans>;
    case 'spell':
      return <Trans>Spell</Trans>;
    case 'skill':
      return <Trans>Skill</Trans>;
  }
}

/** The states that a skill holds in: alone, joined, or both. */
export function SkillHalfWords({ half }: { half: SkillHalf }) {
  switch (half) {
    case 'alone':
      return <Trans>Alone</Trans>;
    case 'joined':
      return <Trans>Joined</Trans>;
    case 'both':
      return <Trans>Alone and joined</Trans>;
  }
}
