/**
 * Brings a table of units into the catalogue. Run: npm run catalogue:import -- table.csv [--write].
 * See catalogue/README.md.
 */
import { join } from 'node:path';
import { importUnits } from './import-units.ts';

// npm runs scripts in the package's folder and says here where the command was given.
const folder = process.env['INIT_CWD'] ?? process.cwd();
const { code, lines } = importUnits(join(import.meta.dirname, '..'), process.argv.slice(2), folder);
console.log(lines.join('\n'));
process.exitCode = code;
