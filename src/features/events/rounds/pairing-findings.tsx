import { useLingui } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';
import type { PairingFinding } from '#domain/events/pairing/check-pairings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './rounds.module.css';

type PairingFindingsProps = { event: EventView; findings: readonly PairingFinding[] };

/** Everything that speaks against pairings, in words. */
export function PairingFindings({ event, findings }: PairingFindingsProps) {
  const words = useFindingWords(event);
  const levels = ['violation', 'warning'] as const;
  return levels.map((level) => {
    const its = findings.filter((finding) => finding.level === level);
    if (its.length === 0) return null;
    return (
      <Banner key={level} tone={level} role="status">
        <ul className={styles.plain}>
          {its.map((finding) => (
            <li key={`${finding.code} ${finding.players.join(' ')}`}>{words(finding)}</li>
          ))}
        </ul>
      </Banner>
    );
  });
}

function useFindingWords(event: EventView): (finding: PairingFinding) => string {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  return ({ code, players, values }) => {
    const [one = '', other = ''] = players.map(nameOf);
    switch (code) {
      case 'unknown-player':
        return t`${one} is not in this event.`;
      case 'inactive-player':
        return t`${one} is not there in this round.`;
      case 'paired-twice':
        return t`${one} has two games.`;
      case 'against-self':
        return t`${one} would play against themselves.`;
      case 'not-paired':
        return t`${one} has no game.`;
      case 'table-twice':
        return t`Table ${values['table'] ?? ''} has two games.`;
      case 'too-many-byes':
        return t`There are ${values['byes'] ?? 0} byes, ${values['needed'] ?? 0} would do.`;
      case 'second-bye':
        return t`${one} has had a bye before.`;
      case 'met-before':
        return t`${one} and ${other} have met before.`;
    }
  };
}
