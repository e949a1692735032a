import { formatsText, type KeptFormats, NO_FORMATS, readFormatsText } from '#domain/formats/kept-formats.ts';
import { nowIso } from '#platform/clock.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createKeptStore } from '../kept-store.ts';

/** The formats of this browser (docs/product.md, "Formats"). */
export const formatsStore = createKeptStore<KeptFormats>(
  {
    key: storageKeys.formats,
    setAsideKey: storageKeys.formatsSetAside,
    empty: NO_FORMATS,
    write: formatsText,
    read: readFormatsText,
  },
  { texts: localTexts, nowIso },
);
