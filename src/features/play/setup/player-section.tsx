import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { queryClient } from '#data/query/query-client.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Player } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { useCompany } from '../frame/use-company.ts';
import { changePlayer, isNameOfOther } from './change-player.ts';
import styles from './setup.module.css';
import { ownPlayer } from './start-game.ts';
import { loadOpponentFields } from './load-later.ts';

type PlayerSectionProps = {
  player: Player;
  /** The player's list. */
  children: ReactNode;
};

/** One player: name, who it is, side, list. */
export function PlayerSection({ player, children }: PlayerSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const company = useCompany(player.id);
  const isMe = player.kind === 'me';
  const isOthers = useGame(({ shared }) => shared?.isOthers(player.id) === true);
  return (
    <section
      className={styles.card}
      data-faction={player.list?.faction}
      data-company={company ?? undefined}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.who}>
        {isMe ? <Trans>You</Trans> : <Trans>Your opponent</Trans>}
      </h2>
      <div className={styles.fields}>
        {isOthers ? (
          <p className={styles.otherName}>{player.name}</p>
        ) : (
          <NameField key={player.name} label={t`Name`} player={player} />
        )}
        <SideField player={player} />
      </div>
      {children}
      {!isMe && !isOthers && (
        <div className={styles.opponent}>
          <Lazy load={loadOpponentFields} props={{ player }} isQuiet />
        </div>
      )}
    </section>
  );
}

function SideField({ player }: { player: Player }) {
  const { t } = useLingui();
  const language = useLanguage();
  const sides = useGame(({ game }) => game.state.mission?.sides ?? null);
  if (sides === null) return null;
  return (
    <div>
      <p className={styles.label}>
        <Trans>Side</Trans>
      </p>
      <ToggleGroup
        label={t`Side of ${player.name}`}
        value={player.side ?? ''}
        onValueChange={(side) => changePlayer(player, { side })}
        items={sides.map((side) => ({ value: side.id, label: localName(side, language) }))}
      />
    </div>
  );
}

/** Longest name of a player, in characters. */
const MAX_NAME = 60;

/**
 * A player's name. It is one step of the game when the field is left, and when the page goes out of
 * view with the cursor still in it; an emptied field gets its name back. The other player's name is
 * refused: the game tells both apart by name.
 */
function NameField({ label, player }: { label: string; player: Player }) {
  const { t } = useLingui();
  const [text, setText] = useState(player.name);
  const [isTaken, setTaken] = useState(false);
  const commit = (name = text) => {
    const trimmed = name.trim();
    const taken = isNameOfOther(player, trimmed);
    setTaken(taken);
    setText(trimmed === '' ? player.name : trimmed);
    if (trimmed !== '' && !taken) changePlayer(player, { name: trimmed });
  };
  const onLeave = useEffectEvent(() => commit());
  useEffect(() => {
    const leave = () => onLeave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  return (
    <TextField
      label={label}
      value={text}
      maxLength={MAX_NAME}
      autoCapitalize="words"
      enterKeyHint="done"
      onValueChange={setText}
      {...(isTaken ? { error: t`The other player has this name. Choose another.` } : {})}
      onBlur={() => commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      {...(player.kind === 'me' ? { trailing: <OwnName name={player.name} onUse={commit} /> } : {})}
    />
  );
}

/** The profile's user name, one tap away, where the game has another. */
function OwnName({ name, onUse }: { name: string; onUse: (name: string) => void }) {
  const { t } = useLingui();
  const own = useOwnName();
  if (own === null || own === name) return null;
  return (
    <Button variant="quiet" size="sm" aria-label={t`Use the name ${own}`} onClick={() => onUse(own)}>
      <Trans>Use {own}</Trans>
    </Button>
  );
}

/** Returns the user name of the signed-in user; null for a guest, and until it is known. */
function useOwnName(): string | null {
  const userId = userIdOf(useViewer());
  const { data } = useQuery(
    {
      queryKey: ['own-name', userId],
      queryFn: async () => (await ownPlayer()).name,
      enabled: userId !== null,
      retry: false,
    },
    queryClient(),
  );
  return data ?? null;
}
