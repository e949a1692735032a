import { expect, it } from 'vitest';
import { viewOrigins } from './view-origins.ts';

const column = (num: number, name: string, table: number, source: number, inside = 'VAR :varno 3') =>
  `{TARGETENTRY :expr {${inside}} :resno ${String(num)} :resname ${name} :ressortgroupref 0 ` +
  `:resorigtbl ${String(table)} :resorigcol ${String(source)} :resjunk false}`;

it('tells which columns of a view are columns of a table', () => {
  const rule = `({QUERY :rtable ({RTE :colnames ("a" "b")}) :targetList (${column(1, 'a', 16396, 4)} ${column(2, 'b', 0, 0)})})`;
  expect(viewOrigins(rule)).toEqual(new Map([[1, { table: '16396', num: 4 }]]));
});

it('is not led astray by queries inside a column, nor by names that hold its signs', () => {
  const query = `SUBLINK :subselect {QUERY :targetList (${column(1, 'x', 7, 7)})}`;
  const rule = `({QUERY :targetList (${column(1, 'a', 5, 1)} ${column(2, 'b', 0, 0, query)} ${column(3, 'c\\}\\ \\{:resno\\ 9', 5, 3)})})`;
  expect(viewOrigins(rule)).toEqual(
    new Map([
      [1, { table: '5', num: 1 }],
      [3, { table: '5', num: 3 }],
    ]),
  );
});

it('finds nothing in a table, which has no rule', () => {
  expect(viewOrigins('').size).toBe(0);
});
