import { found, refused, type Result } from '../rest-error.ts';

/** The shape of an answer's body. */
export type MediaType = {
  readonly shape: 'array' | 'object' | 'csv' | 'geojson';
  /** Leaves out keys whose value is null. */
  readonly stripNulls: boolean;
  /** As the Content-Type header of the answer says it. */
  readonly contentType: string;
  /** Null for the answer itself, else how the database would come by it is answered instead. */
  readonly plan: { readonly format: 'text' | 'json'; readonly options: readonly PlanOption[] } | null;
};

const PLAN_OPTIONS = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const;
export type PlanOption = (typeof PLAN_OPTIONS)[number];

const JSON_ARRAY: MediaType = {
  shape: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
  plan: null,
};

/**
 * Chooses the answer's shape from the Accept header: the best liked that exists, else 406
 * (PGRST107). Plans exist where `plans` says so.
 */
export function parseAccept(header: string | null, plans: boolean): Result<MediaType> {
  if (header === null || header.trim() === '') return found(JSON_ARRAY);
  const wanted = header.split(',').map(readRange);
  const best = wanted.toSorted((a, b) => b.quality - a.quality);
  for (const range of best) {
    const media = plans ? (planType(range) ?? mediaType(range)) : mediaType(range);
    if (media !== null) return found(media);
  }
  const names = header.split(',').map((name) => name.trim());
  return refused(406, 'PGRST107', `None of these media types are available: ${names.join(', ')}`);
}

type MediaRange = {
  readonly type: string;
  readonly parameters: readonly string[];
  readonly quality: number;
};

function readRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1');
  return { type, parameters, quality: quality >= 0 ? quality : 0 };
}

/**
 * `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose`: the plan of the
 * answer that `for` names.
 */
function planType({ type, parameters }: MediaRange): MediaType | null {
  const match = /^application\/vnd\.pgrst\.plan(?<suffix>\+json|\+text)?$/.exec(type);
  if (match === null) return null;
  const suffix = match.groups?.['suffix'] ?? '+text';
  const valueOf = (name: string) =>
    parameters.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const shown = (valueOf('for') ?? 'application/json').replaceAll('"', '');
  const media = mediaType(readRange(shown));
  if (media === null) return null;
  const wanted = valueOf('options')?.split('|') ?? [];
  const options = PLAN_OPTIONS.filter((option) => wanted.includes(option));
  const said = options.length === 0 ? '' : `; options=${options.join('|')}`;
  const contentType = `application/vnd.pgrst.plan${suffix}; for="${shown}"${said}; charset=utf-8`;
  return { ...media, contentType, plan: { format: suffix === '+json' ? 'json' : 'text', options } };
}

function mediaType({ type, parameters }: MediaRange): MediaType | null {
  const stripNulls = parameters.includes('nulls=stripped');
  const suffix = stripNulls ? ';nulls=stripped; charset=utf-8' : '; charset=utf-8';
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return JSON_ARRAY;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripNulls
        ? { ...JSON_ARRAY, stripNulls, contentType: `application/vnd.pgrst.array+json${suffix}` }
        : JSON_ARRAY;
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        ...JSON_ARRAY,
        shape: 'object',
        stripNulls,
        contentType: `application/vnd.pgrst.object+json${suffix}`,
      };
    case 'application/geo+json':
      return { ...JSON_ARRAY, shape: 'geojson', contentType: 'application/geo+json; charset=utf-8' };
    case 'text/csv':
      return { ...JSON_ARRAY, shape: 'csv', contentType: 'text/csv; charset=utf-8' };
    default:
      return null;
  }
}
