import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Dependency } from './dependencies.ts';

const COMPONENT = v.looseObject({ 'bom-ref': v.string(), name: v.string(), version: v.string() });
const BILL = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: COMPONENT }),
  components: v.array(COMPONENT),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

/** A software bill of materials in the CycloneDX format. */
export type Bill = v.InferOutput<typeof BILL>;

/** Reads a bill that npm wrote. Throws when it has another form. */
export function parseBill(text: string): Bill {
  return v.parse(BILL, JSON.parse(text));
}

/**
 * Returns the bill of the product alone. `npm sbom --omit dev` also leaves out product packages
 * that a tool of development needs (npm/cli#7909), so the packages come from the lockfile.
 */
export function productBill(bill: Bill, dependencies: readonly Dependency[]): Bill {
  const shipped = new Set(
    dependencies.filter(({ isShipped }) => isShipped).map(({ name, version }) => `${name}@${version}`),
  );
  const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  if (components.length !== shipped.size)
    throw new Error(
      `npm sbom lists ${String(components.length)} of ${String(shipped.size)} shipped packages.`,
    );
  const kept = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  return {
    ...bill,
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => kept.has(ref)) })),
  };
}

/**
 * Returns the text of a bill that is the same each time that it is made of one commit: npm names it
 * after its folder and gives it the current time and a random serial number. `time`: when the
 * commit was made.
 */
export function billText(bill: Bill, name: string, time: Date): string {
  const { metadata } = bill;
  const settled = {
    ...bill,
    serialNumber: '',
    metadata: { ...metadata, timestamp: time.toISOString(), component: { ...metadata.component, name } },
  };
  const hash = createHash('sha256').update(JSON.stringify(settled)).digest('hex');
  return `${JSON.stringify({ ...settled, serialNumber: `urn:uuid:${uuidOf(hash)}` }, null, 2)}\n`;
}

/** A UUID of version 8, which is made of anything. */
function uuidOf(hash: string): string {
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}
