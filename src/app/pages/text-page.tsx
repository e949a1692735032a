import { useLocation } from 'react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { PrivacyPage } from '#features/legal/privacy-page.tsx';
import { TermsPage } from '#features/legal/terms-page.tsx';

/**
 * Renders the pages about the site itself, one part for their five addresses, because the table of
 * pages comes with every page.
 */
export function Component() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/privacy')) return <PrivacyPage />;
  return pathname.startsWith('/terms') ? <TermsPage /> : <AboutPage />;
}
