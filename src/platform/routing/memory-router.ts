import type { ComponentType } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { PageRouter } from './page-router.ts';

/**
 * Makes a router without a browser's address bar, for our server and for tests: of pages whose code
 * is there, by path, at the last of `addresses`.
 */
export function memoryRouter(
  pages: Readonly<Record<string, ComponentType>>,
  ...addresses: readonly string[]
): PageRouter {
  const routes = Object.entries(pages).map(([path, Component]) => ({
    path,
    Component,
    fetch: async () => ({ Component }),
  }));
  return new PageRouter(routes, createMemoryHistory({ initialEntries: [...addresses] }));
}
