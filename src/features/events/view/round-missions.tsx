import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EventView } from '#data/events/event.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './event-page.module.css';

type Named = { readonly id: string; readonly isHidden: boolean };

/** The mission and feat of each round, as far as they are chosen. */
export function RoundMissions({ event }: { event: EventView }) {
  const language = useLanguage();
  const { library } = useMissions(language);
  const all = library === null ? [] : [...library.missions, ...library.feats];
  const rounds = Array.from({ length: event.rounds }, (_, at) => ({
    number: at + 1,
    named: namedIn(event, at),
  }));
  return (
    <ul className={styles.plain}>
      {rounds
        .filter(({ named }) => named.length > 0)
        .map(({ number, named }) => (
          <li key={number}>
            <Trans>Round {number}:</Trans>{' '}
            {named.map(({ id, isHidden }, at) => {
              const found = all.find((each) => each.id === id);
              return (
                <span key={id}>
                  {at > 0 && ' · '}
                  {found === undefined ? (
                    id
                  ) : (
                    <Link to={paths.missions(id)}>{localName(found, language)}</Link>
                  )}
                  {isHidden && (
                    <span className="muted">
                      {' '}
                      <Trans>(hidden until the round)</Trans>
                    </span>
                  )}
                </span>
              );
            })}
          </li>
        ))}
    </ul>
  );
}

/** True when the reader may know something of what is played. */
export function hasMissions({ missions, plan }: EventView): boolean {
  return [...missions, ...(plan ?? [])].some((round) => round !== null);
}

function namedIn({ missions, plan }: EventView, at: number): readonly Named[] {
  return [
    { round: missions[at], isHidden: false },
    { round: plan?.[at], isHidden: true },
  ].flatMap(({ round, isHidden }) =>
    [round?.mission, round?.feat].flatMap((id) =>
      id === null || id === undefined ? [] : [{ id, isHidden }],
    ),
  );
}
