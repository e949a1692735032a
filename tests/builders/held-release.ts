/** A release of the catalogue that is in place on this device. */
import { type KeptPatch, setPatch } from '#data/release/kept-patch.ts';
import { holdTexts, type KeptTexts } from '#data/release/kept-texts.ts';

const SHA256 = 'a'.repeat(64);

/** Returns the facts of a release that changes these units. */
export function heldPatch(units: KeptPatch['units'] = {}): KeptPatch {
  return {
    number: 1,
    sha256: SHA256,
    build: '',
    origin: '',
    readyList: null,
    factions: {},
    units,
    termNames: null,
    summaries: null,
    pictures: [],
  };
}

/** Puts a release in place of the one before. Its facts are those of the build. */
export function heldRelease(texts: Partial<KeptTexts>): void {
  setPatch(heldPatch());
  holdTexts({
    number: 1,
    sha256: SHA256,
    publishedAt: '',
    note: '',
    notes: {},
    remarks: { factions: {}, units: {}, terms: {}, missions: {} },
    cards: {},
    skillTexts: {},
    terms: {},
    termTexts: {},
    missions: {},
    ...texts,
  });
}
