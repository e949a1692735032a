import { useLingui } from '@lingui/react/macro';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import styles from './shared-bar.module.css';
import { type Rival, usePresence } from './use-live.ts';

const MINUTE = 60_000;

/** The rival's presence: here, or away and for how long. */
export function PresenceWords({ shared, rival }: { shared: SharedView; rival: Rival }) {
  const { t } = useLingui();
  const { presence, now } = usePresence(shared, rival);
  const { name } = rival;
  const minutes = presence.kind === 'away' ? Math.max(1, Math.round((now - presence.since) / MINUTE)) : 0;
  const words = {
    here: t`${name}: here`,
    never: t`${name}: not here yet`,
    away: minutes < 60 ? t`${name}: away for ${minutes} min` : t`${name}: away for more than an hour`,
  };
  return (
    <span className={styles.presence} data-here={presence.kind === 'here' || undefined}>
      {words[presence.kind]}
    </span>
  );
}
