import { packJson } from './pack-json.ts';
import type { SharedUnit, SharePayload } from './payload.ts';

/**
 * The code that stands in a full link: JSON in the older app's key order, UTF-8, zlib at level 9,
 * url-safe base64 without padding (docs/product.md, "Share links"). The older app reads it.
 */
export function encodeList(payload: SharePayload): string {
  return packJson(inLinkOrder(payload));
}

function inLinkOrder({ name, faction, units, created_at }: SharePayload) {
  return { name, faction, units: units.map(unitInLinkOrder), ...(created_at === null ? {} : { created_at }) };
}

function unitInLinkOrder(unit: SharedUnit): SharedUnit {
  const { id, name, pointsCost, command, highCommand, quantity, keywords } = unit;
  return {
    id,
    name,
    pointsCost,
    command,
    highCommand,
    quantity,
    keywords: keywords.map((keyword) => ({ name: keyword.name, description: keyword.description })),
  };
}
