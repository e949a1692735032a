import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { ShownMark } from '#domain/roster/shown-marks.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { themeStore } from '#platform/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './share-dialog.module.css';

type PictureSectionProps = { document: RosterDocument; marks: readonly ShownMark[] };

const loadPicture = async () => (await import('./picture/list-picture.tsx')).ListPicture;

/** The list as a picture, light or dark, drawn when it is asked for. */
export function PictureSection({ document, marks }: PictureSectionProps) {
  const { t } = useLingui();
  const theme = useStore(themeStore, (state) => state.theme);
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  const shown = theme === 'auto' ? (isNight ? 'dark' : 'light') : theme;
  const [chosen, setChosen] = useState<'light' | 'dark' | null>(null);
  const [isMade, setIsMade] = useState(false);
  const look = chosen ?? shown;
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Picture</Trans>
      </h3>
      <ToggleGroup
        label={t`Colours of the picture`}
        value={look}
        onValueChange={setChosen}
        items={[
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
      />
      {isMade ? (
        <Lazy
          load={loadPicture}
          props={{ document, marks, look }}
          onFailure={() => setIsMade(false)}
          fallback={<Spinner label={t`Drawing the picture`} />}
        />
      ) : (
        <Button variant="secondary" icon="card" onClick={() => setIsMade(true)}>
          <Trans>Make a picture</Trans>
        </Button>
      )}
    </section>
  );
}
