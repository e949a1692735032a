import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Analysis } from '#domain/compare/analysis.ts';
import { DICE_KINDS } from '#domain/compare/dice.ts';
import type { FigureId } from '#domain/compare/figures.ts';
import { useLanguage } from '#platform/use-language.ts';
import { FIGURE_WORDS } from '#platform/words/list-figure-words.ts';
import { LIST_ROLE_WORDS } from '#platform/words/list-role-words.ts';
import styles from './analysis.module.css';
import { FigureChart } from './figure-chart.tsx';
import { Legend } from './legend.tsx';
import { ReachChart } from './reach-chart.tsx';

const SIZES: readonly FigureId[] = ['activations', 'command', 'joining', 'models', 'wounds', 'conquest'];
const ROLLS: readonly FigureId[] = [...DICE_KINDS, 'willpower'];
const DISTANCES: readonly FigureId[] = ['charge', 'move', 'range'];

/** The charts of an analysis, each with its figures in a table. */
export function AnalysisCharts({ analysis }: { analysis: Analysis }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { figures, dice, reaches, roles, keywords, missing, unknown } = analysis;
  const figuresOf = (ids: readonly FigureId[]) =>
    ids.flatMap((id) =>
      figures
        .filter((figure) => figure.id === id)
        .map((figure) => ({ ...figure, label: t(FIGURE_WORDS[id]), dice: diceOf(dice, id) })),
    );
  const keyword = (name: string) => localTerm(catalogue, 'keywords', name, language);
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const only = listed(missing.map(keyword));
  const names = listed(unknown.map((unit) => localName(unit, language)));
  return (
    <>
      <Legend hasOther={figures.some(({ other }) => other !== null)} />
      <div className={styles.charts}>
        <FigureChart title={t`Size`} rows={figuresOf(SIZES)} />
        <FigureChart title={t`Rolls`} rows={figuresOf(ROLLS)}>
          <Trans>Exact averages of one roll by every unit at full strength; willpower by one unit.</Trans>
        </FigureChart>
        <ReachChart reaches={reaches} rows={figuresOf(DISTANCES)} />
        <FigureChart
          title={t`Roles`}
          rows={roles.map((row) => ({ ...row, label: t(LIST_ROLE_WORDS[row.id]) }))}
        />
        {keywords.length > 0 && (
          <FigureChart title={t`Keywords`} rows={keywords.map((row) => ({ ...row, label: keyword(row.id) }))}>
            {missing.length > 0 && <Trans>Only in the rest of the faction: {only}</Trans>}
          </FigureChart>
        )}
      </div>
      {unknown.length > 0 && (
        <p className={styles.note}>
          <Trans>Not all facts of these units are known here. Most figures leave them out: {names}</Trans>
        </p>
      )}
      <p className={styles.note}>
        <Trans>
          Faction’s average: its whole roster, each unit as often as it is available, brought to the points of
          your units. Distances and willpower are those of one unit. Stress and switches do not count.
        </Trans>
      </p>
    </>
  );
}

function diceOf(dice: Analysis['dice'], id: FigureId) {
  const kind = DICE_KINDS.find((each) => each === id);
  return kind === undefined ? [] : dice[kind];
}
