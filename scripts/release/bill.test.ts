import { describe, expect, it } from 'vitest';
import { billText, parseBill, productBill } from './bill.ts';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0', hashes: [name] });

/** A bill as npm writes it: the app needs dice, a tool of development needs both. */
const written = (fields: object = {}) =>
  parseBill(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber: 'urn:uuid:5f0c6a3e-4f43-4bd5-9d0e-5c6f0c8f0001',
      metadata: { timestamp: '2026-11-21T08:00:00.000Z', component: component('muster') },
      components: [component('dice'), component('loom')],
      dependencies: [
        { ref: 'muster@1.0.0', dependsOn: ['dice@1.0.0', 'loom@1.0.0'] },
        { ref: 'dice@1.0.0', dependsOn: [] },
        { ref: 'loom@1.0.0', dependsOn: ['dice@1.0.0'] },
      ],
      ...fields,
    }),
  );

const dice = { name: 'dice', version: '1.0.0', licence: 'MIT', isShipped: true };
const loom = { name: 'loom', version: '1.0.0', licence: 'MIT', isShipped: false };

describe('productBill', () => {
  it('keeps shipped packages, with all that npm says of them, and leaves out tools', () => {
    const { components, dependencies } = productBill(written(), [dice, loom]);
    expect(components).toEqual([component('dice')]);
    expect(dependencies).toEqual([
      { ref: 'muster@1.0.0', dependsOn: ['dice@1.0.0'] },
      { ref: 'dice@1.0.0', dependsOn: [] },
    ]);
  });

  it('throws when npm lists fewer packages than are shipped', () => {
    expect(() => productBill(written(), [dice, { ...dice, name: 'cup' }])).toThrow(
      'npm sbom lists 1 of 2 shipped packages.',
    );
  });
});

describe('billText', () => {
  const time = new Date('2026-11-20T12:00:00Z');

  it('is the same for bills that differ in folder, time and serial number alone', () => {
    const other = written({
      serialNumber: 'urn:uuid:5f0c6a3e-4f43-4bd5-9d0e-5c6f0c8f0002',
      metadata: {
        timestamp: '2026-11-22T08:00:00.000Z',
        component: { ...component('muster'), name: 'copy' },
      },
    });
    const text = billText(written(), 'muster', time);
    expect(billText(other, 'muster', time)).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      serialNumber: expect.stringMatching(
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
      ) as string,
      metadata: { timestamp: '2026-11-20T12:00:00.000Z', component: { name: 'muster' } },
    });
  });

  it('has another serial number for other packages', () => {
    const serial = (text: string) => /urn:uuid:\S+/.exec(text)?.[0];
    const other = written({ components: [component('dice')] });
    expect(serial(billText(other, 'muster', time))).not.toBe(serial(billText(written(), 'muster', time)));
  });
});

it('refuses what is no bill', () => {
  expect(() => parseBill('{"bomFormat":"SPDX"}')).toThrow('CycloneDX');
});
