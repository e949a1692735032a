import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_TOURNAMENT_NAME } from '#domain/community/post-form.ts';
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
