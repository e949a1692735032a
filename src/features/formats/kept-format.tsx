import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { factionName } from '#data/faction-summaries.ts';
import type { Format } from '#domain/formats/format.ts';
import { encodeFormat } from '#domain/formats/format-link.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import styles from './formats.module.css';
import { chooseFormat, deleteFormat } from './keep-format.ts';
import { usePointsWords } from '#components/format-facts/use-points-words.ts';

/** One kept format in short, and what can be done with it. */
export function KeptFormat({ format, isChosen }: { format: Format; isChosen: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = usePointsWords()(format);
  const { id, name, factions } = format;
  const admitted =
    factions.length === 0
      ? t`All factions`
      : factions.map((each) => factionName(each, language) ?? each).join(', ');
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <Link to={paths.format(encodeFormat(format))}>{name}</Link>
      </h2>
      <p className={styles.short}>{points === null ? admitted : `${points} · ${admitted}`}</p>
      <Switch
        label={t`Check lists in the builder`}
        aria-label={t`Check lists in the builder: ${name}`}
        checked={isChosen}
        onCheckedChange={(on) => chooseFormat(on ? id : null)}
      />
      <div className={styles.tools}>
        <Button icon="edit" aria-label={t`Edit ${name}`} render={<Link to={paths.formats(id)} />}>
          <Trans>Edit</Trans>
        </Button>
        <Button variant="quiet" icon="trash" aria-label={t`Delete ${name}`} onClick={() => deleteFormat(id)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}
