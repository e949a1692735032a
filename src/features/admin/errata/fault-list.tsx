import { useLingui } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';

/** Why the catalogue's own parser would not take a correction; nothing when it would. */
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
