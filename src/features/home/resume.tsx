import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { factionName } from '#data/faction-summaries.ts';
import { hasKeptGame } from '#data/games/kept-game.ts';
import { type KeptDraft, keptDraft } from '#data/lists/kept-draft.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Face } from './face.tsx';
import { FACES } from './faces.ts';
import styles from './resume.module.css';

/** Needs the whole catalogue, which a first visit does without. */
const loadPoints = async () => (await import('./draft-points.tsx')).DraftPoints;

/**
 * The ways back into the running game and the list that is being built on this device. It is read
 * once, before the first paint, so that nothing moves; a prerendered page keeps the place
 * (public/boot.js).
 */
export function Resume() {
  const [draft] = useState(keptDraft);
  const [hasGame] = useState(hasKeptGame);
  return (
    <div className={styles.resume}>
      {hasGame && (
        <Way to={paths.play()} mark={<Icon name="dice" size={28} />}>
          <Trans>Back to the game</Trans>
        </Way>
      )}
      {draft !== null && <DraftWay draft={draft} />}
    </div>
  );
}

function DraftWay({ draft }: { draft: KeptDraft }) {
  const language = useLanguage();
  const faction = factionName(draft.faction, language) ?? draft.faction;
  const name = draft.name.trim();
  return (
    <Way to={paths.builder()} faction={draft.faction} mark={<Face slug={FACES[draft.faction]} />}>
      {name === '' ? <Trans>Continue your list</Trans> : <Trans>Continue {name}</Trans>}
      <small>
        {faction}
        <Lazy load={loadPoints} props={{ text: draft.text }} isQuiet />
      </small>
    </Way>
  );
}

type WayProps = { to: string; faction?: string; mark: ReactNode; children: ReactNode };

function Way({ to, faction, mark, children }: WayProps) {
  return (
    <Link className={styles.way} to={to} data-faction={faction}>
      {mark}
      <span>{children}</span>
      <Icon name="chevron-right" />
    </Link>
  );
}
