/** A row of a recorded game, as the functions of the table API return it. */
export const RECORDED_GAME = {
  id: 'asked',
  game_id: '00000000-0000-4000-8000-000000000001',
  played_at: '2026-11-20T10:00:00Z',
  mission: 'loot',
  feat: null,
  own_faction: 'syenann',
  opponent_faction: 'feudom',
  own_score: 3,
  opponent_score: 5,
  opponent_id: null,
  opponent_name: 'Berta',
};
