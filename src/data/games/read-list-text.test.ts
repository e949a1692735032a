import { describe, expect, it } from 'vitest';
import { armyOf } from '#domain/roster/army.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { textExport } from '#domain/roster/text/text-export.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { catalogue } from '../catalogue.ts';
import { createShortLink } from '../short-links.ts';
import { readListText } from './read-list-text.ts';

const document = {
  ...emptyDocument('northern-tribes'),
  name: 'Winter Raid',
  entries: [{ unitId: 'orc-hunters', quantity: 2 }],
};
const code = encodeList(payloadOf(document, catalogue, { createdAt: null }));
const winterRaid = { document: { name: 'Winter Raid', entries: document.entries }, unknown: [] };

describe('a pasted list', () => {
  it('is read from a link, from its code alone, and from a short link of this browser', () => {
    const hash = createShortLink(code, document);
    for (const text of [
      `https://muster.example/shared-list/${encodeURIComponent(code)}?x=1`,
      ` ${code}\n`,
      `https://muster.example/s/${String(hash)}`,
    ]) {
      expect(readListText(text)).toMatchObject({ ok: true, source: 'link', ...winterRaid });
    }
  });

  it('is read from the text of a list', () => {
    const army = armyOf(document, catalogue);
    const text = textExport({ name: 'Winter Raid', faction: 'Northern Tribes', army, language: 'fr' });
    expect(readListText(text)).toMatchObject({ ok: true, source: 'text', ...winterRaid });
  });

  it.each([
    ['  ', 'empty'],
    [`https://muster.example/shared-list/${code.slice(0, -9)}`, 'cut'],
    ['https://muster.example/s/zzzzzz', 'elsewhere'],
    ['Good evening\nwhere do we meet?', 'no-units'],
    ['https://muster.example/shared-list/%E0%A4%A', 'cut'],
  ])('returns the reason for a text without a list: %s', (text, problem) => {
    expect(readListText(text)).toEqual({ ok: false, problem: { code: problem } });
  });
});
