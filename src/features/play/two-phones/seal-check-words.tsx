import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Difference, LiveGame, PlayerSeal } from '#domain/live/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { Banner } from '#ui/banner/banner.tsx';

type SealCheckProps = { live: LiveGame; own: string | null };

/** The check of each sealed list that the other phone has shown: it matches, or what differs. */
export function SealCheckWords({ live, own }: SealCheckProps) {
  const rivals = live.seals.filter(({ player }) => player !== own);
  return rivals.map((seal) => (
    <OneSeal key={seal.player} seal={seal} name={live.state.players[seal.player]?.name ?? ''} />
  ));
}

function OneSeal({ seal, name }: { seal: PlayerSeal; name: string }) {
  const { t } = useLingui();
  const time = timeText(seal.at, useLanguage());
  const differenceWords = useDifferenceWords();
  if (seal.check === null) {
    return <Banner tone="info">{t`${name} has not shown the sealed list yet.`}</Banner>;
  }
  if (seal.check.result.kind === 'matches') {
    return (
      <Banner tone="success" icon="shield">
        {t`The list of ${name} matches the list that was sealed at ${time}.`}
      </Banner>
    );
  }
  return (
    <Banner
      tone="violation"
      role="alert"
      title={t`The list of ${name} does not match the list that was sealed at ${time}`}
    >
      <ul>
        {seal.check.result.differences.map((difference) => {
          const words = differenceWords(difference);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </Banner>
  );
}

/** Returns a function that says what differs between a list and its seal. */
function useDifferenceWords(): (difference: Difference) => string {
  const { t } = useLingui();
  return (difference) => {
    const unit = 'unit' in difference ? difference.unit : '';
    const count = 'count' in difference ? difference.count : 0;
    switch (difference.code) {
      case 'nothing-matches':
        return t`It is another list, or it was sealed for another game.`;
      case 'heading-not-sealed':
        return t`Its name, its faction or its number of units is another.`;
      case 'unit-not-sealed':
        return t`${unit}: was not in the sealed list.`;
      case 'unit-twice':
        return t`${unit}: is in it twice.`;
      case 'hashes-left-over':
        return t`${plural(count, { one: '# sealed entry was not shown.', other: '# sealed entries were not shown.' })}`;
      case 'played-not-in-list':
        return t`${unit}: was played but is not in the list.`;
      case 'played-otherwise':
        return t`${unit}: was played with other values.`;
      case 'held-back':
        return t`${unit}: was hidden without Scout or Ambusher.`;
    }
  };
}
