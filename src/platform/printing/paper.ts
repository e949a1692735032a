import type { Paper } from '../paths.ts';

/** Letter where that is the usual paper (by the browser's region), A4 everywhere else. */
export function preferredPaper(): Paper {
  const region = new Intl.Locale(navigator.language).maximize().region ?? '';
  return ['US', 'CA', 'MX', 'CO', 'CL', 'PH', 'VE', 'GT', 'PR'].includes(region) ? 'letter' : 'a4';
}
