import { type ComponentType, useState } from 'react';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { LoadFailure } from './load-failure.tsx';

type LaterPanelProps<Props extends object> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** A panel whose code is fetched when it is first looked at; where that fails one can try again. */
export function LaterPanel<Props extends object>({ load, props }: LaterPanelProps<Props>) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <LoadFailure onRetry={() => setFailed(false)} />;
  return <OnDemand load={load} props={props} onFailure={() => setFailed(true)} />;
}
