/**
 * The budgets of the pages, counted in files packed with gzip: what must arrive before a page can
 * be used.
 */
import { join } from 'node:path';
import { type RouteFiles, routeFiles } from './route-files.ts';

/** The budget of a page on top of the shell, its words included. */
const OWN = '65 kB';

const isCode = (file: string) => file.endsWith('.js');

function budgetsOf({ route, shell, own }: RouteFiles) {
  const all = [...shell, ...own];
  if (route === '/') {
    return [
      { name: '/ code', files: all.filter(isCode), limit: '140 kB' },
      { name: '/ all bytes', files: all, limit: '260 kB' },
    ];
  }
  if (route === '/builder') return [{ name: '/builder code', files: all.filter(isCode), limit: '200 kB' }];
  const added = own.filter(isCode);
  if (added.length === 0) return [];
  return [{ name: `${route} code, on top of the shell`, files: added, limit: OWN }];
}

/** One check per budget, in the form that size-limit takes. Throws when there is no build. */
export const sizeBudgets = routeFiles()
  .flatMap(budgetsOf)
  .map(({ name, files, limit }) => ({
    name,
    limit,
    gzip: true,
    path: files.map((file) => join('dist', file)),
  }));
