/** The budgets of the pages, counted in files packed with gzip: what must arrive before a page can be used. */
import { join } from 'node:path';
import { type RouteFiles, routeFiles } from './route-files.ts';

/** The design's budget of a page on top of the shell. */
const OWN = '45 kB';

const isCode = (file: string) => file.endsWith('.js');

function budgetsOf({ route, shell, own }: RouteFiles) {
  const all = [...shell, ...own];
  if (route === '/') {
    return [
      { name: '/ code', files: all.filter(isCode), limit: '130 kB' },
      { name: '/ all bytes', files: all, limit: '250 kB' },
    ];
  }
  if (route === '/builder') return [{ name: '/builder code', files: all.filter(isCode), limit: '185 kB' }];
  const added = own.filter(isCode);
  return added.length === 0 ? [] : [{ name: `${route} code, on top of the shell`, files: added, limit: OWN }];
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
