import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { gameStore } from '#data/games/game-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { Joined } from '#data/shared-games/join-game.ts';
import type { LiveProblem } from '#data/shared-games/live-problem.ts';
import { formatJoinCode, parseJoinCode } from '#domain/live/join-code.ts';
import { fetchAhead } from '#platform/after-paint.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { pauseGame } from '../frame/move-games.ts';
import { ownPlayer } from '../setup/start-game.ts';
import styles from '../frame/play-frame.module.css';
import { SignIn } from './sign-in.tsx';
import { useProblemWords } from './use-problem-words.ts';

/** A link's own secret, which is longer than a code that somebody types. */
const INVITE = /^[\w-]{16,64}$/;

/**
 * `/join` and `/join/{code}`: into the game of another phone, by six letters or by a link. Nobody
 * needs an account for it.
 */
export function Component() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const join = useJoin();
  const begin = useEffectEvent(() => {
    const wanted = INVITE.test(code) ? code : parseJoinCode(code);
    if (wanted !== null) join.mutate(wanted);
  });
  useEffect(() => begin(), [code]);
  useEffect(() => fetchAhead([loadJoin]), []);
  return (
    <div className="page" data-width="narrow">
      <title>{t`Join a game – Muster`}</title>
      <section className={styles.join}>
        <Icon name="phones" size={48} />
        <h1>
          <Trans>Join a game</Trans>
        </h1>
        {join.isPending || join.data?.ok === true ? (
          <Spinner label={t`Joining…`} />
        ) : (
          <CodeForm code={join.variables ?? code} outcome={join.data} onJoin={join.mutate} />
        )}
      </section>
    </div>
  );
}

/** Most of what a shared game needs, which somebody who joins needs at once. */
const loadJoin = async () => import('#data/shared-games/join-game.ts');

/** Joins a game; whatever was on the table of this phone is paused. */
function useJoin() {
  const navigate = useNavigate();
  return useMutation(
    {
      mutationFn: async (code: string): Promise<Joined> => {
        const loaded = await loadJoin().catch(() => null);
        if (loaded === null) return { ok: false, problem: 'network' };
        return loaded.joinGame(code, { who: ownPlayer, makeRoom: pauseGame });
      },
      onSuccess: async (joined) => {
        if (!joined.ok) return;
        const { state, log } = gameStore.getState().game;
        await navigate(paths.phase(state.currentPhase, log.id), { replace: true });
      },
    },
    queryClient(),
  );
}

type CodeFormProps = {
  /** The code that was tried last, or that of the address. */
  code: string;
  outcome: Joined | undefined;
  onJoin: (code: string) => void;
};

function CodeForm({ code, outcome, onJoin }: CodeFormProps) {
  const { t } = useLingui();
  // Nobody types the secret of a link.
  const [typed, setTyped] = useState(INVITE.test(code) ? '' : readable(code));
  const [isWrong, setWrong] = useState(typed !== '' && parseJoinCode(typed) === null);
  const submit = (text: string) => {
    const wanted = parseJoinCode(text);
    setWrong(wanted === null);
    if (wanted !== null) onJoin(wanted);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      {outcome?.ok === false && outcome.problem !== 'no-room' && <Problem problem={outcome.problem} />}
      <p>
        <Trans>Scan the other phone’s QR code with your camera, or type its six letters.</Trans>
      </p>
      <TextField
        label={t`Code`}
        value={typed}
        maxLength={20}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={formatJoinCode('ABCDEF')}
        className={styles.code}
        onValueChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        {...(isWrong ? { error: t`A code has six letters, without I, L and O.` } : {})}
      />
      <Button type="submit" variant="primary" size="lg">
        <Trans>Join</Trans>
      </Button>
      <p className={styles.hint}>
        <Trans>You need no account. Your lists stay on this phone.</Trans>
      </p>
    </form>
  );
}

function readable(code: string): string {
  const parsed = parseJoinCode(code);
  return parsed === null ? code : formatJoinCode(parsed);
}

/** The reason why the game could not be joined. Guests who cannot play here may sign in. */
function Problem({ problem }: { problem: LiveProblem }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const words = useProblemWords();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`You are not in the game yet`}
      actions={problem === 'closed' ? <SignIn back={pathname} /> : undefined}
    >
      <p>{words(problem)}</p>
    </Banner>
  );
}
