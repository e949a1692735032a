import type { Comparison, Operation, Search, Truth } from '../parse/operation.ts';
import type { PlannedField } from '../plan/types.ts';
import { arrayLiteral, type Parameters, quoteName } from './statement.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const TRUTHS: Readonly<Record<Truth, string>> = {
  null: 'IS NULL',
  not_null: 'IS NOT NULL',
  true: 'IS TRUE',
  false: 'IS FALSE',
  unknown: 'IS UNKNOWN',
};

const SEARCHES: Readonly<Record<Search, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/**
 * The column of a field with the way into its JSON; `alias` names the relation in the statement.
 */
export function fieldSql(parameters: Parameters, alias: string, { column, path }: PlannedField): string {
  const name = `${alias}.${quoteName(column.name)}`;
  if (path.length === 0) return name;
  const base = column.type === 'json' || column.type === 'jsonb' ? name : `to_jsonb(${name})`;
  const steps = path.map(({ text, at }) => {
    const place =
      at.kind === 'key' ? `${parameters.bind(at.key)}::text` : `${parameters.bind(at.index)}::int`;
    return `${text ? '->>' : '->'}${place}`;
  });
  return `(${base}${steps.join('')})`;
}

/** An operation on a field as SQL, its value bound. */
export function operationSql(
  parameters: Parameters,
  left: string,
  { field, operation }: { readonly field: PlannedField; readonly operation: Operation },
): string {
  switch (operation.kind) {
    case 'compare': {
      const isPattern = operation.op === 'like' || operation.op === 'ilike';
      const value = parameters.bind(isPattern ? operation.value.replaceAll('*', '%') : operation.value);
      const right =
        operation.quantifier === null ? value : `${operation.quantifier.toUpperCase()} (${value})`;
      return `${left} ${COMPARISONS[operation.op]} ${right}`;
    }
    case 'in':
      return `${left} = ANY (${parameters.bind(arrayLiteral(operation.values))})`;
    case 'is':
      return `${left} ${TRUTHS[operation.truth]}`;
    case 'isdistinct':
      return `${left} IS DISTINCT FROM ${parameters.bind(operation.value)}`;
    case 'search': {
      const language =
        operation.language === null ? '' : `${parameters.bind(operation.language)}::text::regconfig, `;
      const isVector = field.column.type === 'tsvector' && field.path.length === 0;
      const vector = isVector ? left : `to_tsvector(${language}${left})`;
      return `${vector} @@ ${SEARCHES[operation.op]}(${language}${parameters.bind(operation.value)})`;
    }
  }
}
