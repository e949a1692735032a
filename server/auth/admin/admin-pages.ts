import type { Context } from 'hono';
import { AuthError } from '../auth-error.ts';

const PER_PAGE = 50;
const MOST_PER_PAGE = 1_000;

/** A page of a list; the first is 1. */
export type Page = {
  readonly page: number;
  readonly perPage: number;
};

/** Reads `page` and `per_page` of a request, both optional. */
export function readPage(c: Context): Page {
  const page = readCount(c, 'page', 1);
  const perPage = readCount(c, 'per_page', PER_PAGE);
  if (perPage === 0) refuse('per_page must be greater than 0');
  return { page: Math.max(page, 1), perPage: Math.min(perPage, MOST_PER_PAGE) };
}

function readCount(c: Context, name: string, missing: number): number {
  const text = c.req.query(name) ?? '';
  if (text === '') return missing;
  if (!/^\d{1,9}$/.test(text)) refuse(`${name} must be a whole number`);
  return Number(text);
}

function refuse(reason: string): never {
  throw new AuthError('validation_failed', `Bad Pagination Parameters: ${reason}`);
}

/**
 * The headers that tell of the other pages. The page's number stands first in each link: the client
 * library looks for it behind the first `=`.
 */
export function pageHeaders(
  c: Context,
  { page, perPage }: Page,
  total: number,
): Readonly<Record<string, string>> {
  const last = Math.ceil(total / perPage);
  const url = new URL(c.req.url);
  const link = (to: number, rel: string) => {
    const others = [...url.searchParams].filter(([name]) => name !== 'page');
    const query = new URLSearchParams([['page', String(to)], ...others]);
    return `<${url.pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const next = last > page ? [link(page + 1, 'next')] : [];
  return { 'X-Total-Count': String(total), Link: [...next, link(last, 'last')].join(', ') };
}
