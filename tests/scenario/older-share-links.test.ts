/**
 * Links that players made with the older app, opened here under today's catalogue. docs/product.md,
 * "Share links".
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { armyOf } from '#domain/roster/army.ts';
import { textExport } from '#domain/roster/text/text-export.ts';
import type { Army } from '#domain/roster/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { armyAsSent, documentFromPayload } from '#domain/sharing/sent-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import shareLinks from '../vectors/share-links.json';

function opened(code: string) {
  const decoded = decodeList(code);
  if (!decoded.ok) throw new Error(`the link is ${decoded.reason}`);
  const { payload } = decoded;
  const document = documentFromPayload(payload, catalogue);
  const faction = catalogue.factionById.get(document.faction)?.name ?? null;
  const exportOf = (army: Army) => textExport({ name: document.name, faction, army, language: 'en' });
  return { payload, document, exportOf };
}

describe.each(shareLinks.vectors)("the older app's link '$payload.name'", ({ encoded, textExportEn }) => {
  it('exports the text that the older app exported', () => {
    const { payload, exportOf } = opened(encoded);
    expect(exportOf(armyAsSent(payload, catalogue))).toBe(textExportEn);
  });

  it('has only units that the catalogue knows, under their own ids', () => {
    const { document } = opened(encoded);
    expect(document.entries.filter(({ foreign }) => foreign !== undefined)).toEqual([]);
    for (const { unit } of armyOf(document, catalogue)) expect(unit.known).toBe(true);
  });

  it('shared again opens as the same list', () => {
    const { document } = opened(encoded);
    const again = encodeList(payloadOf(document, catalogue, { createdAt: null }));
    expect(opened(again).document).toEqual(document);
  });
});

it("reads an older list under the catalogue's numbers once it is a document", () => {
  // The older app's own data gave Marhael 2 command and High Command; his printed card gives 1 and
  // none.
  const [, embersig] = shareLinks.vectors;
  const { document, exportOf } = opened(embersig?.encoded ?? '');
  const text = exportOf(armyOf(document, catalogue));
  expect(text).toContain('Marhael the Refused (1 CP) x1 (35 pts)');
  expect(text).toContain('Total Command Points: 3');
});
