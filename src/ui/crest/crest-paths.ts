/** Line drawings on a 48 × 48 shield. Charges are stroked, grounds lie faintly behind them. */

export const CHARGE_PATHS: Readonly<Record<string, string>> = {
  crown: 'M13 30l-2-14 7 6 6-9 6 9 7-6-2 14zM13 34h22',
  helm: 'M15 32V21a9 9 0 0 1 18 0v11l-6-3v-6h-6v6zM24 12V9M24 23v12',
  scroll:
    'M16 12h14a3 3 0 0 1 3 3v17a3 3 0 0 0 3 3H20a3 3 0 0 1-3-3V15a3 3 0 0 0-3-3M21 19h8M21 24h8M21 29h5',
  paw: 'M24 23c4 0 8 4 8 8s-4 3-8 3-8 1-8-3 4-8 8-8zM15 21v.5M20 15v1M28 15v1M33 21v.5',
  staff: 'M24 38V21M24 21a6 6 0 1 1 6-6M24 15h.01M17 27c3 2 11 2 14 0',
  horse: 'M16 36c0-9 3-11 3-17l-2-6 6 3c7 0 11 6 12 13l-4 2-5-4c0 4 3 5 3 9zM24 20v.5',
  bow: 'M16 11c11 3 16 12 16 25M16 11l16 25M13 33l19-16M32 17l-5 1M32 17l-1 5',
  axe: 'M17 37l14-24M27 11c6 0 9 4 8 10-4-1-7-2-11-5zM24 16c-3-2-7-2-10 0 0 5 3 8 7 8',
  hammer: 'M24 38V21M14 12h18l3 4v5H14z',
  bone: 'M24 12c6 0 9 4 9 9 0 3-1 5-3 6v5h-3v-3h-2v3h-2v-3h-2v3h-3v-5c-2-1-3-3-3-6 0-5 3-9 9-9zM20 21v1M28 21v1',
  claw: 'M14 12c-1 9 1 17 6 23M22 10c-1 10 1 18 5 24M30 12c0 8 1 14 4 19',
  cap: 'M12 30c2-11 8-18 19-18-2 2-1 5 1 6 3 2 4 7 4 12zM10 34h28',
  leaf: 'M14 34C12 20 20 12 35 12c1 14-6 22-17 21M14 37c3-8 8-14 14-18',
  spear: 'M15 37l16-22M33 11l-1 8-5-3zM33 37L17 15M15 11l1 8 5-3z',
  star: 'M24 11l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z',
};

export const GROUND_PATHS: Readonly<Record<string, string>> = {
  default: 'M4 24h40',
  syenann: 'M10.5 36C16 28 18 18 14 5M37.5 36C32 28 30 18 34 5',
  'northern-tribes': 'M4 14l20 12L44 14M4 26l20 12 20-12',
  'hegemony-of-embersig': 'M24 4v42M4 20h40',
  'scions-of-yaldabaoth': 'M6 22c9-11 27-11 36 0-9 11-27 11-36 0z',
  feudom: 'M5 5l33 31.3M43 5L10 36.3',
};

/** The device of each faction's own arms, as on the banners of the start page. */
export const CHARGE_OF_HUE: Readonly<Record<string, string>> = {
  'hegemony-of-embersig': 'helm',
  'northern-tribes': 'axe',
  'scions-of-yaldabaoth': 'bone',
  syenann: 'leaf',
  feudom: 'spear',
};
