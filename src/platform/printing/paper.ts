import type { Paper } from '../paths.ts';

/** Letter where that is the usual paper (by the browser's region), A4 everywhere else. */
export function preferredPaper(): Paper {
  return ['US', 'CA', 'MX', 'CO', 'CL', 'PH', 'VE', 'GT', 'PR'].includes(region()) ? 'letter' : 'a4';
}

/** Empty where the browser names no language, as WebKit does where the system names none. */
function region(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? '';
  } catch {
    return '';
  }
}
