/**
 * Names every fault of the catalogue by file, unit and field. Run: npm run catalogue:check. Changes
 * nothing.
 */
import { join } from 'node:path';
import { checkCatalogue } from './catalogue-report.ts';

const { code, lines } = checkCatalogue(join(import.meta.dirname, '..'));
console.log(lines.join('\n'));
process.exitCode = code;
