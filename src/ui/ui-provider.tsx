import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { LiveRegions } from './live-region/live-region.tsx';

/**
 * Provides the surroundings of the design system: no inline style elements (the page forbids them),
 * and the live regions.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {children}
      <LiveRegions />
    </CSPProvider>
  );
}
