import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { factionName } from '#data/faction-summaries.ts';
import {
  changedFields,
  MOST_TOURNAMENT_NAME,
  type PostField,
  postFields,
  type PostForm,
} from '#domain/community/post-form.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './post-list.module.css';
import type { PostFormModel } from './use-post-form.ts';

/** For fun or for an event; an event may have a name. */
export function ListTypeFields({ form, change }: Pick<PostFormModel, 'form' | 'change'>) {
  const { t } = useLingui();
  const [isNewlyChosen, setNewlyChosen] = useState(false);
  return (
    <div className={styles.type}>
      <ToggleGroup<'casual' | 'tournament'>
        label={t`List type`}
        value={form.isTournamentList ? 'tournament' : 'casual'}
        onValueChange={(type) => {
          setNewlyChosen(true);
          change({ isTournamentList: type === 'tournament' });
        }}
        items={[
          { value: 'casual', label: t`Casual List` },
          { value: 'tournament', label: t`Tournament/Event List` },
        ]}
      />
      {form.isTournamentList && (
        <div ref={isNewlyChosen ? bringIntoView : undefined}>
          <TextField
            label={t`Tournament/event name`}
            maxLength={MOST_TOURNAMENT_NAME}
            value={form.tournamentName}
            onValueChange={(tournamentName) => change({ tournamentName })}
          />
        </div>
      )}
    </div>
  );
}

/** The field opens below the fold of the dialog. */
function bringIntoView(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'nearest' });
}

/** The list's faction, to be read only: it is the army's. */
export function FactionField({ faction }: { faction: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <TextField
      label={t`Faction`}
      readOnly
      value={factionName(faction, language) ?? faction}
      onValueChange={nothing}
    />
  );
}

function nothing(): void {
  // The field is read only.
}

type UpdateNoteProps = { model: PostFormModel; faction: string; form: PostForm; autoImage: string | null };

/**
 * Shows before posting which post is updated and with which changes. The units are always those of
 * the open list.
 */
export function UpdateNote({ model, faction, form, autoImage }: UpdateNoteProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { post, isUnknown, tryAgain } = model;
  if (isUnknown) {
    return (
      <Banner
        tone="warning"
        actions={
          <Button size="sm" icon="refresh" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your earlier posts could not be read. Nothing is posted before they are.</Trans>
      </Banner>
    );
  }
  if (post === null) return null;
  const words: Readonly<Record<PostField, string>> = {
    description: t`Description`,
    image_url: t`Picture`,
    tournament: t`Tournament data`,
  };
  const changed = changedFields(post, postFields(form, autoImage)).map((field) => words[field]);
  const day = i18n.date(new Date(post.updated_at), { dateStyle: 'medium' });
  const otherFaction =
    post.faction === faction ? null : (factionName(post.faction, language) ?? post.faction);
  return (
    <Banner
      tone={otherFaction === null ? 'info' : 'warning'}
      title={<Trans>This updates your post of {day}</Trans>}
    >
      {otherFaction !== null && (
        <p>
          <Trans>
            That post has a list of {otherFaction}. Write another name to keep it and post a new one.
          </Trans>
        </p>
      )}
      <p>
        {changed.length === 0 ? (
          <Trans>The units are replaced by those of this list. The rest stays as it is.</Trans>
        ) : (
          <Trans>The units are replaced by those of this list. Also changed: {changed.join(', ')}.</Trans>
        )}
      </p>
    </Banner>
  );
}
