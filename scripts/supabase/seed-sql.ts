/** A value of a row: text, a whole number, or nothing. */
export type SeedValue = string | number | null;

/** The rows of one table, as the catalogue has them. */
export type SeedTable = {
  readonly table: string;
  /** The schema of the table; `public` where it is absent. */
  readonly schema?: 'private';
  /** The type of the column `id`, which comes first in every row. */
  readonly id: 'uuid' | 'text';
  /** The other columns, in the order of the rows' values. */
  readonly columns: readonly string[];
  /** Types of columns that are neither text nor number. */
  readonly casts?: Readonly<Record<string, string>>;
  /** Another column that may hold no value twice. */
  readonly unique?: string;
  readonly rows: readonly (readonly SeedValue[])[];
};

/** Says whose file it is; a seed that is changed by hand is lost. */
export const SEED_HEADER = `-- Made from catalogue/ and locales/ by \`npm run seed:build\`: what is changed here is lost.
-- May be applied again and again. A row that somebody has edited stays as it is (its updated_at is no longer its created_at).
`;

/**
 * Rows as one plain statement that may be repeated. New rows are inserted; rows that nobody has
 * touched since are brought up to date and count as new again; edited ones stay. A row whose unique
 * value somebody has given to a row of their own is left out. Empty for no rows.
 */
export function seedSql(seed: SeedTable): string {
  const { table, schema = 'public', id, columns, casts = {}, unique, rows } = seed;
  if (rows.length === 0) return '';
  const all = ['id', ...columns];
  const typed = all.map((name) => {
    const type = name === 'id' ? id : casts[name];
    return type === undefined || type === 'text' ? `seed.${name}` : `seed.${name}::${type}`;
  });
  const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n');
  const free =
    unique === undefined
      ? ''
      : `\nwhere not exists (
  select from ${schema}.${table} as other where other.${unique} = seed.${unique} and other.id <> seed.id${id === 'uuid' ? '::uuid' : ''}
)`;
  return `
insert into ${schema}.${table} as held (${all.join(', ')})
select ${typed.join(', ')}
from (values
${values}
) as seed (${all.join(', ')})${free}
on conflict (id) do update set
  ${columns.map((name) => `${name} = excluded.${name}`).join(', ')},
  created_at = now()
where held.updated_at = held.created_at
  and (${columns.map((name) => `held.${name}`).join(', ')})
    is distinct from (${columns.map((name) => `excluded.${name}`).join(', ')});
`;
}

function literal(value: SeedValue): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
