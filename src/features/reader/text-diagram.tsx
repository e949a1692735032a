import { useLingui } from '@lingui/react/macro';
import type { DiagramToken } from '#domain/reader/text-tokens.ts';
import type { DiagramName, DiagramWords } from '#ui/rules-diagram/diagram-name.ts';
import { RulesDiagram } from '#ui/rules-diagram/rules-diagram.tsx';

/**
 * The texts of a drawing, as `RulesDiagram` takes them. They say what the section says that the
 * drawing stands in.
 */
export function useDiagramWords(name: DiagramName): DiagramWords {
  const { t } = useLingui();
  const words: Readonly<Record<DiagramName, () => DiagramWords>> = {
    'line-of-sight': () => ({
      title: t`What stops a line of sight`,
      description: t`Five lines from a shooter to an enemy, one below the other. Two arrive: the one over a fence and the one past the target’s own front rank. Three stop: at a forest, at units in between and at the edge of the forest that the target stands in.`,
      legend: [
        t`Over a fence: seen. Fences, walls, rivers, ruins and rugged ground hide nothing.`,
        t`Through a forest: not seen. Forests, buildings and small structures have Block LoS.`,
        t`Units in between, your own or the enemy’s: not seen.`,
        t`Into a forest or out of it: not seen either.`,
        t`The target’s own troops do not hide one another: the rear rank is seen.`,
      ],
    }),
    coherency: () => ({
      title: t`Formation around the leader`,
      description: t`Above, a unit of six before and after a move: its troops touch the leader on all sides, both times. Below, the same unit led by an Officer in its middle, and again with a Support at its edge.`,
      legend: [
        t`The leader, with a star, is the point of reference.`,
        t`After every move and every combat the troops gather round again, as tight as the models allow.`,
        t`An Officer who joins becomes that point, and the others gather round the Officer.`,
        t`A Support, with a scroll, joins the group without leading it.`,
      ],
    }),
    'charge-lane': () => ({
      title: t`A charge with MOV 3-2 [10]`,
      description: t`A unit and three enemies. A straight lane of 10 strides ends in contact with the first. The second stands straight ahead too, but 12 strides away. The third stands behind a building.`,
      legend: [
        t`Straight and at most 10 strides: the charge ends in contact. Before it moves, the target may Hold and shoot.`,
        t`12 strides away: out of reach of a charge value of 10.`,
        t`Around a corner: a charge is one straight line.`,
      ],
    }),
    cover: () => ({
      title: t`Who has Cover against a shot`,
      description: t`Five shots from a shooter at an enemy, one below the other. Four targets add a die to their defence, three of them black and one blue; one target, far from the fence on the way, adds none.`,
      legend: [
        t`Adjacent to a fence: one black die. So with small structures, light forests and ruins.`,
        t`Adjacent to a wall: one blue die. So with buildings and dense forests.`,
        t`The fence is behind the target: being adjacent is what counts.`,
        t`The fence is on the way, but the target is not adjacent to it: no Cover.`,
        t`The target fights a unit of yours: one black die.`,
      ],
    }),
    deployment: () => ({
      title: t`Deployment zones`,
      description: t`A table from above with a zone along each of two opposite edges. Units stand wholly inside their zone; a Demoralized unit flees toward its own and has only partly reached it.`,
      legend: [
        t`Your company’s zone: your units deploy inside it, and Ambusher units may arrive there. The mission says where it lies.`,
        t`The enemy zone: Scout and Ambusher units may never come down here.`,
        t`The depth, 5 to 15 strides: the mission says how many.`,
        t`Demoralized units flee toward their zone. This one is not inside yet: the whole unit must be.`,
      ],
    }),
  };
  return words[name]();
}

/** A drawing of a text, with its words. */
export function TextDiagram({ name }: { name: DiagramToken }) {
  return <RulesDiagram name={name} words={useDiagramWords(name)} />;
}
