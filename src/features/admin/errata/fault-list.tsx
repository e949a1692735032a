import { useLingui } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';

/**
 * The reasons why the catalogue's own parser would refuse a correction; renders nothing without
 * any.
 */
export function FaultList({ faults }: { faults: readonly string[] }) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  return (
    <Banner tone="violation" role="alert" title={t`The catalogue would refuse this`}>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Banner>
  );
}
