import { type ComponentType, useId } from 'react';
import { ChargeLane } from './charge-lane.tsx';
import { Coherency } from './coherency.tsx';
import { Cover } from './cover.tsx';
import { Deployment } from './deployment.tsx';
import { type DiagramName, type DiagramWords, markOf } from './diagram-name.ts';
import { LineOfSight } from './line-of-sight.tsx';
import { PatternScope } from './pattern-scope.ts';
import { Patterns } from './patterns.tsx';
import styles from './rules-diagram.module.css';

type Drawing = { readonly height: number; readonly Content: ComponentType };

/** All drawings are 360 units wide: about a phone's width in CSS pixels. */
const DRAWINGS: Readonly<Record<DiagramName, Drawing>> = {
  'line-of-sight': { height: 300, Content: LineOfSight },
  coherency: { height: 256, Content: Coherency },
  'charge-lane': { height: 292, Content: ChargeLane },
  cover: { height: 300, Content: Cover },
  deployment: { height: 300, Content: Deployment },
};

type RulesDiagramProps = { name: DiagramName; words: DiagramWords };

/**
 * A rule seen from above the table: bases, terrain and distances, with letters that the legend
 * below explains. Own troops stand on full bases, enemies on striped ones; what is allowed has a
 * tick, what is not a cross, so colour is never needed.
 */
export function RulesDiagram({ name, words }: RulesDiagramProps) {
  const id = useId();
  const { height, Content } = DRAWINGS[name];
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-caption`}>
      <figcaption id={`${id}-caption`} className={styles.caption}>
        {words.title}
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{words.title}</title>
        <desc id={`${id}-description`}>{words.description}</desc>
        <PatternScope value={id}>
          <Patterns />
          <rect className={styles.table} x="0.75" y="0.75" width="358.5" height={height - 1.5} rx="8" />
          <Content />
        </PatternScope>
      </svg>
      <ul className={styles.legend}>
        {words.legend.map((text, place) => (
          <li key={text} className={styles.line}>
            <span className={styles.badge}>{markOf(place)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
