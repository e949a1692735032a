import { SetupProblem } from './toolchain.mjs';

const OLDEST_NODE = 20;

/**
 * Runs a script's work. A problem that the user can mend is told in its own words and ends with
 * exit code 1; a Node older than 20 is such a problem.
 * @param {() => Promise<void>} work
 */
export async function atTopLevel(work) {
  try {
    if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
      throw new SetupProblem(
        `Muster needs Node ${String(OLDEST_NODE)} or later; this is ${process.versions.node}. ` +
          'Install a newer one from https://nodejs.org and run the same command again.',
      );
    }
    await work();
  } catch (cause) {
    if (!(cause instanceof SetupProblem)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
}
