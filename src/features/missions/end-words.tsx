import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { EndCondition, Mission } from '#domain/game/mission.ts';

/** "3 rounds of 5 turns", or each round's turns where they differ. */
export function useLength(mission: Mission): string {
  const { t } = useLingui();
  const [first = 0, ...others] = mission.turns;
  if (others.every((turns) => turns === first)) {
    return t`${plural(mission.rounds, { one: '# round', other: '# rounds' })} of ${first} turns`;
  }
  const turns = mission.turns.join(', ');
  return t`${plural(mission.rounds, { one: '# round', other: '# rounds' })} of ${turns} turns`;
}

type EndWordsProps = { mission: Mission; ends: readonly EndCondition[]; language: Language };

/** Renders the conditions that end the game, one line each. */
export function EndWords({ mission, ends, language }: EndWordsProps) {
  return (
    <ul>
      {ends.map((end) => (
        <li key={end.code}>
          <EndLine mission={mission} end={end} language={language} />
        </li>
      ))}
    </ul>
  );
}

function EndLine({ mission, end, language }: { mission: Mission; end: EndCondition; language: Language }) {
  if (end.code === 'last-round') return <Trans>After round {mission.rounds}.</Trans>;
  if (end.code === 'no-units') return <Trans>When a side has no units left.</Trans>;
  if (end.code === 'all-demoralized') return <Trans>When all units of a side are demoralized.</Trans>;
  const names = mission.pieces
    .filter(({ id }) => end.pieces.includes(id))
    .map((piece) => localName(piece, language))
    .join(', ');
  return <Trans>When all of these are destroyed: {names}.</Trans>;
}
