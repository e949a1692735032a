import { applyCommand } from './apply.ts';
import type { Command, RosterDocument, RosterHistory, Step } from './types.ts';

/** The history of a document to which nothing has been done yet. */
export function newHistory(document: RosterDocument): RosterHistory {
  return { document, past: [], future: [] };
}

/**
 * Does a command and remembers how to take it back; what was undone before is forgotten. A command
 * that changes nothing leaves the same history object. Renames in a row are one step, as typing a
 * name is one edit; typing it back to what it was leaves no step.
 */
export function execute(history: RosterHistory, command: Command): RosterHistory {
  const { document, inverse } = applyCommand(history.document, command);
  if (document === history.document) return history;
  const last = history.past.at(-1);
  if (command.type !== 'rename' || last?.command.type !== 'rename' || last.inverse.type !== 'rename') {
    return { document, past: [...history.past, { command, inverse }], future: [] };
  }
  const earlier = history.past.slice(0, -1);
  const isBack = last.inverse.name === document.name;
  return { document, past: isBack ? earlier : [...earlier, { command, inverse: last.inverse }], future: [] };
}

/** True when there is an edit to take back. */
export function canUndo(history: RosterHistory): boolean {
  return history.past.length > 0;
}

/** True when there is an undone edit to do again. */
export function canRedo(history: RosterHistory): boolean {
  return history.future.length > 0;
}

/**
 * Takes the latest edit back. Marks of having been saved go together with the edit before them:
 * nobody who presses undo means them alone. With nothing to take back, the same history object.
 */
export function undo(history: RosterHistory): RosterHistory {
  const edit = history.past.findLastIndex(isEdit);
  const taken = history.past.slice(Math.max(0, edit));
  if (taken.length === 0) return history;
  return {
    document: taken.reduceRight(
      (document, step) => applyCommand(document, step.inverse).document,
      history.document,
    ),
    past: history.past.slice(0, history.past.length - taken.length),
    future: [...history.future, ...taken.toReversed()],
  };
}

/**
 * Does the edit that was undone last again, with the marks of having been saved that followed it.
 */
export function redo(history: RosterHistory): RosterHistory {
  const waiting = history.future.toReversed();
  const edit = waiting.findIndex(isEdit);
  const nextEdit = waiting.findIndex((step, index) => index > edit && isEdit(step));
  const taken = nextEdit === -1 ? waiting : waiting.slice(0, nextEdit);
  if (taken.length === 0) return history;
  return {
    document: taken.reduce(
      (document, step) => applyCommand(document, step.command).document,
      history.document,
    ),
    past: [...history.past, ...taken],
    future: history.future.slice(0, history.future.length - taken.length),
  };
}

/**
 * Takes one done edit back, whatever came after it. The latest edit is undone. An earlier one is
 * taken back by a new edit, its inverse, so that undo still reaches what came after it. Returns the
 * same history object when the edit is not done any more.
 */
export function takeBack(history: RosterHistory, step: Step): RosterHistory {
  const at = history.past.indexOf(step);
  if (at === -1) return history;
  return history.past.slice(at + 1).some(isEdit) ? execute(history, step.inverse) : undo(history);
}

function isEdit(step: Step): boolean {
  return step.command.type !== 'mark-saved';
}
