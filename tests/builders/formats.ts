import { type Format, newFormat } from '#domain/formats/format.ts';

/** A format for 200 to 300 points of the Northern Tribes, but for the overrides. */
export function formatWith(overrides: Partial<Format> = {}): Format {
  return {
    ...newFormat('winter-cup'),
    name: 'Winter Cup',
    minPoints: 200,
    maxPoints: 300,
    factions: ['northern-tribes'],
    ...overrides,
  };
}
