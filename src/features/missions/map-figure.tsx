import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  markerPlaces,
  type MapMarker,
  type MarkerPlace,
  type MissionMap,
  type MarkerColour,
  type MarkerKind,
} from '#domain/game/missions/map.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { MarkerShape } from '#components/mission-map/map-shape.tsx';
import { MissionMapPicture } from '#components/mission-map/mission-map.tsx';
import styles from './map-figure.module.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type MapFigureProps = { map: MissionMap; title: string };

/** A map with its legend, and every position in words. */
export function MapFigure({ map, title }: MapFigureProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <figure className={styles.figure}>
      <MissionMapPicture map={map} label={t`Map of ${title}`} describedBy={`${id}-legend`} />
      <figcaption>
        <div id={`${id}-legend`}>
          <Legend map={map} />
          <p className={styles.scale}>
            <Trans>Lengths are in strides, measured to the edge of a marker. The table is 60 by 60.</Trans>
          </p>
        </div>
        {map.markers.length > 0 && (
          <Disclosure title={t`Positions in words`} className={styles.places}>
            <ul>
              {markerPlaces(map).map((place) => (
                <li key={place.marker.id}>
                  <Place place={place} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </figcaption>
    </figure>
  );
}

function Legend({ map }: { map: MissionMap }) {
  const { t } = useLingui();
  const isLoose = map.markers.some(({ exact }) => !exact) || map.circles.some(({ kind }) => kind === 'wood');
  return (
    <ul className={styles.legend}>
      {distinct(map.markers).map((marker) => (
        <li key={`${marker.kind} ${marker.colour}`}>
          <svg viewBox="-4 -4 8 8" aria-hidden="true">
            <MarkerShape marker={{ ...marker, label: null, exact: true }} x={0} y={0} />
          </svg>
          {t(markerName(marker))}
        </li>
      ))}
      {map.circles.some(({ kind }) => kind === 'wood') && (
        <li>
          <span className={styles.wood} />
          <Trans>Wood</Trans>
        </li>
      )}
      {map.circles.some(({ kind }) => kind === 'reach') && (
        <li>
          <span className={styles.reach} />
          <Trans>Within 10 strides of the centre</Trans>
        </li>
      )}
      {isLoose && (
        <li>
          <span className={styles.loose} />
          <Trans>Dashed: no exact place is given</Trans>
        </li>
      )}
    </ul>
  );
}

function distinct(markers: readonly MapMarker[]): readonly MapMarker[] {
  return markers.filter(
    (marker, index) =>
      markers.findIndex(({ kind, colour }) => kind === marker.kind && colour === marker.colour) === index,
  );
}

function Place({ place }: { place: MarkerPlace }) {
  const { t } = useLingui();
  const { marker, across, along, isCentre } = place;
  const name = [t(markerName(marker)), marker.label].filter((part) => part !== null).join(' ');
  if (!marker.exact) return t`${name}: no exact place is given`;
  if (isCentre) return t`${name}: in the centre of the table`;
  if (across.strides === 0 && along.strides === 0) {
    if (along.edge === 'red') {
      return across.edge === 'left'
        ? t`${name}: in the left corner of the red edge`
        : t`${name}: in the right corner of the red edge`;
    }
    return across.edge === 'left'
      ? t`${name}: in the left corner of the blue edge`
      : t`${name}: in the right corner of the blue edge`;
  }
  const side =
    across.edge === 'left'
      ? t`${across.strides} strides from the left edge`
      : t`${across.strides} strides from the right edge`;
  const depth =
    along.edge === 'red' ? t`${along.strides} from the red edge` : t`${along.strides} from the blue edge`;
  return t`${name}: ${side}, ${depth}`;
}

const OBJECTIVES: Readonly<Record<MarkerColour, MessageDescriptor>> = {
  red: msg`Red objective`,
  blue: msg`Blue objective`,
  brown: msg`Neutral objective (brown)`,
  plain: msg`Objective`,
};
const CHESTS: Readonly<Record<'red' | 'blue', MessageDescriptor>> = {
  red: msg`Red supply chest`,
  blue: msg`Blue supply chest`,
};
const COMRADES: Readonly<Record<'red' | 'blue', MessageDescriptor>> = {
  red: msg`Red fallen comrade`,
  blue: msg`Blue fallen comrade`,
};
const PLAIN: Readonly<Record<Exclude<MarkerKind, 'objective' | 'chest' | 'comrade'>, MessageDescriptor>> = {
  artifact: msg`Artifact`,
  conquest: msg`Conquest marker`,
  fog: msg`Fog marker`,
  ghost: msg`Ghost`,
  'lesser-altar': msg`Lesser altar`,
  'sacred-altar': msg`Sacred altar`,
  sprout: msg`Sprout`,
  tree: msg`Tree Mother`,
};

/** Returns the name of a map's marker, without its letter or number. */
function markerName({ kind, colour }: Pick<MapMarker, 'kind' | 'colour'>): MessageDescriptor {
  if (kind === 'objective') return OBJECTIVES[colour];
  const company = colour === 'blue' ? 'blue' : 'red';
  if (kind === 'chest') return CHESTS[company];
  return kind === 'comrade' ? COMRADES[company] : PLAIN[kind];
}
