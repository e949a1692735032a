import type { DiagramToken } from '#domain/reader/text-tokens.ts';
import { RulesDiagram } from '#ui/rules-diagram/rules-diagram.tsx';
import { useDiagramWords } from './diagram-words.tsx';

/** A drawing of a text, with its words. */
export function TextDiagram({ name }: { name: DiagramToken }) {
  return <RulesDiagram name={name} words={useDiagramWords(name)} />;
}
