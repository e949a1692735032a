import { type ComponentType, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { UnreachableNote } from './unreachable-note.tsx';

type LaterPanelProps<Props extends object> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** A panel whose code is fetched when it first shows; a failure can be retried. */
export function LaterPanel<Props extends object>({ load, props }: LaterPanelProps<Props>) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <UnreachableNote onRetry={() => setFailed(false)} />;
  return <Lazy load={load} props={props} isQuiet onFailure={() => setFailed(true)} />;
}
