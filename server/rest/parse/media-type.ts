import { found, refused, type Result } from '../rest-error.ts';

/** The shape of an answer's body. */
export interface MediaType {
  readonly shape: 'array' | 'object' | 'csv';
  /** Leaves out keys whose value is null. */
  readonly stripNulls: boolean;
  /** As the Content-Type header of the answer says it. */
  readonly contentType: string;
}

const JSON_ARRAY: MediaType = {
  shape: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
};

/** Chooses the answer's shape from the Accept header: the best liked that exists, else 406 (PGRST107). */
export function parseAccept(header: string | null): Result<MediaType> {
  if (header === null || header.trim() === '') return found(JSON_ARRAY);
  const wanted = header.split(',').map(readRange);
  const best = wanted.toSorted((a, b) => b.quality - a.quality);
  for (const { type, stripNulls } of best) {
    const media = mediaType(type, stripNulls);
    if (media !== null) return found(media);
  }
  const names = header.split(',').map((name) => name.trim());
  return refused(406, 'PGRST107', `None of these media types are available: ${names.join(', ')}`);
}

function readRange(text: string): { type: string; stripNulls: boolean; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1');
  return { type, stripNulls: parameters.includes('nulls=stripped'), quality: quality >= 0 ? quality : 0 };
}

function mediaType(type: string, stripNulls: boolean): MediaType | null {
  const suffix = stripNulls ? ';nulls=stripped; charset=utf-8' : '; charset=utf-8';
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return JSON_ARRAY;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripNulls
        ? { shape: 'array', stripNulls, contentType: `application/vnd.pgrst.array+json${suffix}` }
        : JSON_ARRAY;
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { shape: 'object', stripNulls, contentType: `application/vnd.pgrst.object+json${suffix}` };
    case 'text/csv':
      return { shape: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' };
    default:
      return null;
  }
}
