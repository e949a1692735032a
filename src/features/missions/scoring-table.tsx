import { Trans, useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { boxPoints } from '#domain/game/missions/box-points.ts';
import type { ScoringBox } from '#domain/game/missions/mission.ts';
import { GameLine } from './game-text.tsx';
import styles from './scoring-table.module.css';

type ScoringTableProps = { scoring: readonly ScoringBox[]; language: Language; caption: string };

/** The scoring of a mission or feat, with the points of each box. */
export function ScoringTable({ scoring, language, caption }: ScoringTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Scored for</Trans>
          </th>
          <th scope="col">
            <Trans>Points</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {scoring.map((box) => (
          <tr key={box.id}>
            <th scope="row">
              <GameLine text={localName(box, language)} />
              <Limits box={box} />
            </th>
            <td>{boxPoints(box)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The limits of a box beside its text: repetitions, and players who share it. */
function Limits({ box }: { box: ScoringBox }) {
  const { t } = useLingui();
  const limits: string[] = [];
  if (box.most !== null && box.most > 1 && box.formula?.kind !== 'race')
    limits.push(t`Up to ${box.most} times`);
  if (box.markers.length > 0 && box.once === 'either-per-game')
    limits.push(t`each marker once per game, for either player`);
  if (box.share === 'one') limits.push(t`one player only`);
  return limits.length === 0 ? null : <span className={styles.limits}>{limits.join(' · ')}</span>;
}
