import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { createShortLink } from '#data/short-links.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { paths } from '#platform/paths.ts';

/**
 * Returns the addresses of one list: full, short (null when this browser cannot store it), and
 * those of the two prints.
 */
export function useShareLinks(document: RosterDocument, createdAt: string | null) {
  const [links] = useState(() => {
    const code = encodeList(payloadOf(document, catalogue, { createdAt }));
    const courtesyCode = encodeList(
      payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt }),
    );
    const hash = createShortLink(code, document);
    return {
      full: `${location.origin}${paths.sharedList(code)}`,
      short: hash === null ? null : `${location.origin}${paths.shortLink(hash)}`,
      printFull: paths.print('full', code),
      printCourtesy: paths.print('courtesy', courtesyCode),
      printCards: paths.printCards(code),
    };
  });
  return links;
}
