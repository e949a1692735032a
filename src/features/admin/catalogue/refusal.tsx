import { useLingui } from '@lingui/react/macro';
import { type Fault, faultLine } from '#domain/catalogue/faults.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** More say nothing new. */
const MOST_SHOWN = 20;

/** The faults for which the catalogue would refuse changes. */
export function Refusal({ faults }: { faults: readonly Fault[] }) {
  const { t } = useLingui();
  return (
    <Banner tone="warning" title={t`The catalogue would refuse this`}>
      <ul>
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={faultLine(fault)} lang="en">
            {faultLine(fault)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
