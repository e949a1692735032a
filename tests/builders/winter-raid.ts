import { encodeList } from '#domain/sharing/encode.ts';

/**
 * The code of a link to a small list of the Northern Tribes: 2 × Hersir, 60 points, 2 command
 * points.
 */
export const WINTER_RAID_CODE = encodeList({
  name: 'Winter Raid',
  faction: 'northern-tribes',
  units: [
    {
      id: 'hersir',
      name: 'Hersir',
      pointsCost: 30,
      command: 1,
      highCommand: false,
      quantity: 2,
      keywords: [],
    },
  ],
  created_at: null,
});
