import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { editorsQuery, grantEditor, revokeEditor } from '#data/admin/catalogue-review.ts';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';

const ALL = '*';

/** Players who decide about changes, and the form that names another. */
export function EditorsPanel() {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, act } = useAct();
  const query = useQuery(editorsQuery());
  const [name, setName] = useState('');
  const [faction, setFaction] = useState(ALL);
  const factionWords = (id: string | null) =>
    id === null ? t`All factions and the glossary` : (factionName(id, language) ?? id);
  const grant = (event: SubmitEvent) => {
    event.preventDefault();
    act({
      action: async () => grantEditor(name.trim(), faction === ALL ? null : faction),
      done: t`${name} is an editor now.`,
      after: () => setName(''),
    });
  };
  return (
    <>
      <p className={styles.muted}>
        <Trans>Editors decide about proposed changes. They have no other right.</Trans>
      </p>
      <form className={styles.bar} onSubmit={grant}>
        <TextField
          className={styles.grow}
          label={t`User name`}
          required
          maxLength={40}
          value={name}
          onValueChange={setName}
        />
        <Select
          data-narrow=""
          showLabel
          label={t`Faction`}
          value={faction}
          items={[
            { value: ALL, label: factionWords(null) },
            ...catalogue.factions.map((each) => ({ value: each.id, label: localName(each, language) })),
          ]}
          onValueChange={setFaction}
        />
        <Button type="submit" variant="primary" icon="plus" busy={isBusy} disabled={name.trim() === ''}>
          <Trans>Make editor</Trans>
        </Button>
      </form>
      <Loaded query={query}>
        {(editors) => (
          <ul className={styles.rows}>
            {editors.map((editor) => {
              const who = editor.player.username ?? editor.player.short_id;
              return (
                <li key={`${editor.player_id} ${editor.faction ?? ALL}`} className={styles.row}>
                  <div className={styles.head}>
                    <div className={styles.who}>
                      <strong>{who}</strong>
                      <span className={styles.muted}>{factionWords(editor.faction)}</span>
                    </div>
                    <Button
                      size="sm"
                      icon="trash"
                      busy={isBusy}
                      aria-label={t`Remove: ${who}`}
                      onClick={() =>
                        act({
                          action: async () => revokeEditor(editor),
                          done: t`${who} is no longer an editor of this.`,
                        })
                      }
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </>
  );
}
