import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { parsePayload, payloadOf } from './payload.ts';

const hersir = {
  id: 'hersir',
  name: 'Hersir',
  pointsCost: 25,
  command: 1,
  highCommand: false,
  quantity: 1,
  keywords: [{ name: 'Character', description: '' }],
};

/** The first unit that is read from `unit`, and the reasons reported for it. */
function parseUnit(unit: unknown) {
  const parsed = parsePayload({ name: 'Raid', faction: 'northern-tribes', units: [unit] });
  return { unit: parsed?.payload.units[0] ?? null, reasons: parsed?.problems.map(({ reason }) => reason) };
}

describe('payloadOf', () => {
  const catalogue = smallCatalogue();
  const options = { createdAt: '2025-07-02T12:00:00.000Z' };

  it('holds every unit with its English name, characteristics before keywords', () => {
    expect(payloadOf(documentWith({ wrathmane: 1, 'orc-hunters': 3 }), catalogue, options)).toEqual({
      name: 'Winter Raid',
      faction: 'northern-tribes',
      units: [
        {
          id: 'wrathmane',
          name: 'Wrathmane',
          pointsCost: 30,
          command: 2,
          highCommand: true,
          quantity: 1,
          keywords: ['Character', 'High Command', 'Orc', 'Join (Infantry, Orc)', 'Elite', 'Raging'].map(
            (name) => ({
              name,
              description: '',
            }),
          ),
        },
        {
          id: 'orc-hunters',
          name: 'Orc Hunters',
          pointsCost: 20,
          command: 0,
          highCommand: false,
          quantity: 3,
          keywords: [
            { name: 'Infantry', description: '' },
            { name: 'Orc', description: '' },
          ],
        },
      ],
      created_at: '2025-07-02T12:00:00.000Z',
    });
  });

  it('sends an unknown unit on as it came', () => {
    const document = documentWith({}, { entries: [foreignEntry({ keywords: ['Scout'] })] });
    expect(payloadOf(document, catalogue, { createdAt: null }).units).toEqual([
      {
        id: 'old-unit',
        name: 'Old Unit',
        pointsCost: 30,
        command: 1,
        highCommand: false,
        quantity: 1,
        keywords: [{ name: 'Scout', description: '' }],
      },
    ]);
  });

  it('holds nothing that parsing would have to repair', () => {
    const document = documentWith(
      { 'orc-hunters': 3 },
      {
        name: ` <b>Raid</b>\n🧌\u202e${'x'.repeat(300)}`,
        entries: [foreignEntry({ name: 'Lost\tUnit ' }, ' odd\nid ')],
      },
    );
    const payload = payloadOf(document, catalogue, options);
    expect(parsePayload(payload)).toEqual({ payload, problems: [] });
    expect(payload.name).toMatch(/^<b>Raid<\/b> 🧌x+$/);
    expect(payload.units[0]).toMatchObject({ id: 'odd id', name: 'Lost Unit' });
  });
});

describe('parsePayload', () => {
  it('takes a sound list as it is', () => {
    const list = {
      name: 'Raid',
      faction: 'syenann',
      units: [hersir],
      created_at: '2025-07-02T12:00:00.000Z',
    };
    expect(parsePayload(list)).toEqual({ payload: list, problems: [] });
  });

  it("gives the older app's defaults for what is absent, without a complaint", () => {
    expect(parseUnit({ id: 'hersir', name: 'Hersir', pointsCost: 25 })).toEqual({
      unit: { ...hersir, command: 0, keywords: [] },
      reasons: [],
    });
    expect(parsePayload({ units: [] })).toEqual({
      payload: { name: '', faction: '', units: [], created_at: null },
      problems: [],
    });
  });

  it('reads numbers and flags that were sent as text', () => {
    const sent = { ...hersir, pointsCost: '25', command: ' 1', quantity: '2', highCommand: 'true' };
    expect(parseUnit(sent)).toEqual({ unit: { ...hersir, quantity: 2, highCommand: true }, reasons: [] });
    expect(parseUnit({ ...hersir, highCommand: 'false' }).unit?.highCommand).toBe(false);
    expect(parseUnit({ ...hersir, highCommand: 0 }).unit?.highCommand).toBe(false);
  });

  it.each([
    ['pointsCost', 'NaN', 0, 'points'],
    ['pointsCost', undefined, 0, 'points'],
    ['pointsCost', [40], 0, 'points'],
    ['pointsCost', Number.POSITIVE_INFINITY, 0, 'points'],
    ['pointsCost', 1e21, 999, 'points'],
    ['pointsCost', -5, 0, 'points'],
    ['pointsCost', 12.5, 13, 'points'],
    ['command', {}, 0, 'command'],
    ['command', 100, 99, 'command'],
    ['quantity', 0, 1, 'quantity'],
    ['quantity', 100, 99, 'quantity'],
    ['quantity', '1e3', 1, 'quantity'],
    ['quantity', true, 1, 'quantity'],
    ['highCommand', 'maybe', false, 'high-command'],
    ['highCommand', {}, false, 'high-command'],
    ['keywords', 'Scout', [], 'keywords'],
    ['keywords', { 0: 'Scout' }, [], 'keywords'],
  ])('puts the nearest sound value for %s %j and says so', (field, sent, expected, reason) => {
    const { unit, reasons } = parseUnit({ ...hersir, [field]: sent });
    expect(unit).toEqual({ ...hersir, [field]: expected });
    expect(reasons).toEqual([reason]);
  });

  it('reads keywords as texts and as objects, and leaves out what has no name', () => {
    const { unit, reasons } = parseUnit({
      ...hersir,
      keywords: [
        'Scout',
        { name: 'Elite', description: 'Own words' },
        { name: '' },
        null,
        [],
        { name: {} },
        '',
      ],
    });
    expect(unit?.keywords).toEqual([
      { name: 'Scout', description: '' },
      { name: 'Elite', description: 'Own words' },
    ]);
    expect(reasons).toEqual(['keywords']);
  });

  it('keeps the first 60 keywords and says that there were more', () => {
    const { unit, reasons } = parseUnit({ ...hersir, keywords: Array.from({ length: 61 }, () => 'Scout') });
    expect(unit?.keywords).toHaveLength(60);
    expect(reasons).toEqual(['keywords']);
  });

  it('lets id and name stand in for each other', () => {
    expect(parseUnit({ ...hersir, id: undefined }).unit?.id).toBe('Hersir');
    expect(parseUnit({ ...hersir, name: undefined }).unit?.name).toBe('hersir');
    expect(parseUnit({ ...hersir, id: 7 }).unit?.id).toBe('7');
    expect(parseUnit({ ...hersir, id: {} })).toEqual({ unit: { ...hersir, id: 'Hersir' }, reasons: ['id'] });
    expect(parseUnit({ ...hersir, name: [] })).toEqual({
      unit: { ...hersir, name: 'hersir' },
      reasons: ['name'],
    });
  });

  it.each([null, 7, 'hersir', [hersir], {}, { pointsCost: 5 }, { id: ' ', name: '\n' }])(
    'leaves %j out of the list and reports its place',
    (sent) => {
      const parsed = parsePayload({ units: [hersir, sent, hersir] });
      expect(parsed?.payload.units).toEqual([hersir, hersir]);
      expect(parsed?.problems).toEqual([{ index: 1, reason: 'not-a-unit' }]);
    },
  );

  it('cuts long texts: list name 200, ids, unit and keyword names 120', () => {
    const long = 'x'.repeat(5000);
    const parsed = parsePayload({
      name: long,
      faction: long,
      units: [{ id: long, name: long, keywords: [long] }],
    });
    expect(parsed?.payload.name).toHaveLength(200);
    expect(parsed?.payload.faction).toHaveLength(120);
    const [unit] = parsed?.payload.units ?? [];
    expect(unit?.id).toHaveLength(120);
    expect(unit?.name).toHaveLength(120);
    expect(unit?.keywords[0]?.name).toHaveLength(120);
  });

  it('reports a name, a faction and a date of a wrong kind at the list itself', () => {
    expect(parsePayload({ name: {}, faction: [], units: [], created_at: 5 })).toEqual({
      payload: { name: '', faction: '', units: [], created_at: null },
      problems: [
        { index: null, reason: 'name' },
        { index: null, reason: 'faction' },
        { index: null, reason: 'created-at' },
      ],
    });
  });

  it.each(['2025-07-02T12:00:00Z', '2025-07-02T12:00:00.123456+02:00', '2025-07-02 12:00Z'])(
    'reads %s',
    (instant) => {
      expect(parsePayload({ units: [], created_at: instant })?.payload.created_at).toBe(instant);
      expect(Date.parse(instant)).not.toBeNaN();
    },
  );

  it.each(['', 'today', '2025-13-01T00:00:00Z', '2025-07-02', '<b>', `${'9'.repeat(500)}-01-01T00:00:00Z`])(
    'takes %j for no instant',
    (instant) => {
      const parsed = parsePayload({ units: [], created_at: instant });
      expect(parsed?.payload.created_at).toBeNull();
      expect(parsed?.problems).toEqual([{ index: null, reason: 'created-at' }]);
    },
  );

  it('never reads a prototype that a link brings along', () => {
    const sent: unknown = JSON.parse(
      '{"units":[{"id":"x","__proto__":{"pointsCost":40,"highCommand":true}}]}',
    );
    const [unit] = parsePayload(sent)?.payload.units ?? [];
    expect(unit).toMatchObject({ id: 'x', pointsCost: 0, highCommand: false });
  });
});
