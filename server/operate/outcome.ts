import { DatabaseError } from '../db/database-error.ts';
import { DirectoryInUseError } from '../db/directory/directory-lock.ts';
import { KeysError } from '../keys/keys-error.ts';
import { OperateError } from './operate-error.ts';

/**
 * The result of an operator's command: the exit code and the text (0: on standard output, else on
 * standard error).
 */
export type Outcome = {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
};

/**
 * Runs a command. What an operator can put right is an outcome with a sentence; faults of ours are
 * thrown.
 */
export async function outcomeOf(command: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await command();
  } catch (cause) {
    if (cause instanceof OperateError || cause instanceof KeysError || cause instanceof DirectoryInUseError) {
      return { code: 1, lines: [cause.message] };
    }
    if (cause instanceof DatabaseError) return { code: 1, lines: [`The database refused: ${cause.message}`] };
    throw cause;
  }
}

/** Writes an outcome where it belongs and sets the exit code. */
export function tell({ code, lines }: Outcome): void {
  const text = lines.join('\n');
  if (code === 0) console.log(text);
  else console.error(text);
  process.exitCode = code;
}

/** Tells the operator, beside the output of a command, that it has to wait. */
export function tellWait(sentence: string): void {
  console.error(sentence);
}
