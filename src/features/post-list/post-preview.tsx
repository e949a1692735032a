import { Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import type { PostForm } from '#domain/community/post-form.ts';
import type { Army } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './post-list.module.css';
import type { PostUnits } from './use-post-form.ts';

/** The post as its readers will see it, while it is written. */
export function PostPreview({ list, form }: { list: PostUnits; form: PostForm }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { document, totals, autoImage } = list;
  return (
    <section className={styles.preview} aria-label={t`Preview`} data-faction={document.faction}>
      <h3 className={styles.title}>
        <Trans>Preview</Trans>
      </h3>
      <div className={styles.card}>
        <div className={styles.head}>
          <Picture
            src={form.selectedImage ?? autoImage}
            broken={form.selectedImage === null ? undefined : t`Picture not available`}
            width={84}
            height={84}
            fallback={<Crest hue={document.faction} size={60} />}
          />
          <div className={styles.what}>
            <p className={styles.name} dir="auto">
              {form.postName.trim() === '' ? t`Untitled List` : form.postName}
            </p>
            <p className={styles.badges}>
              <Badge tone="accent">{factionName(document.faction, language) ?? document.faction}</Badge>
              {form.isTournamentList && (
                <Badge tone="gold">
                  <Trans>Tournament</Trans>
                </Badge>
              )}
              {form.isTournamentList && form.tournamentName.trim() !== '' && (
                <span dir="auto">{form.tournamentName}</span>
              )}
            </p>
            <p className={styles.totals}>
              <Trans>
                {totals.points} pts / {totals.command} CP
              </Trans>
            </p>
          </div>
        </div>
        {form.description.trim() !== '' && (
          <LinkedText className={styles.description} pieces={linkedText(form.description)} />
        )}
        <PreviewTable army={list.army} />
      </div>
    </section>
  );
}

/** The units of the post with their numbers; scrolls where it is long. */
function PreviewTable({ army }: { army: Army }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.scroll} role="region" aria-label={t`Units`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Unit</Trans>
            </th>
            <th scope="col">
              <Trans>Qty</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {army.map(({ unit, quantity }) => (
            <tr key={unit.id}>
              <th scope="row">
                {localName(unit, language)}{' '}
                {unit.highCommand && (
                  <Badge tone="gold">
                    <Trans>High Command</Trans>
                  </Badge>
                )}{' '}
                {unit.tournamentLegal === false && (
                  <Badge tone="warning">
                    <Trans>Non-Tournament</Trans>
                  </Badge>
                )}
              </th>
              <td>{quantity}</td>
              <td>{unit.points * quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
