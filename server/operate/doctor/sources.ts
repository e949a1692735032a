import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { broken, type DoctorParts, type Finding, look, ok } from './finding.ts';

/** The folders of the repository that the server reads while it runs. */
const FOLDERS = ['art', 'catalogue', 'locales', 'supabase/migrations'];
const TEMPLATE = join('.cache', 'database-template.zip.gz');

/**
 * Looks over the program itself: Node, the repository's folders, the build and the template of a
 * new database.
 */
export function examineSources({ root, build, node }: DoctorParts): readonly Finding[] {
  return [nodeVersion(node), ...folders(root), built(build), ...template(join(root, TEMPLATE))];
}

/** Checks that Node has at least the version that `npm start` asks for. */
function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22)
    ? ok('node', `Version ${version}.`)
    : broken('node', `Version ${version} is too old. Run npm install, or install Node 24.`);
}

function folders(root: string): readonly Finding[] {
  return FOLDERS.filter((name) => !existsSync(join(root, name))).map((name) =>
    broken('folders', `${join(root, name)} is missing. Get it back: git checkout -- ${name}`),
  );
}

function built({ built: stamp, sources }: DoctorParts['build']): Finding {
  if (stamp === null) return broken('build', 'There is no built app in dist/. Run: npm run build');
  return sources.includes(stamp)
    ? ok('build', 'It was built from these sources.')
    : look('build', 'The sources have changed since. The next npm start builds it again.');
}

/** Only a first start needs it, so a sound one is not worth a line. */
function template(file: string): readonly Finding[] {
  if (!existsSync(file)) return [];
  try {
    unzipSync(gunzipSync(readFileSync(file)));
    return [];
  } catch {
    return [look('template', `${file} is damaged. Delete it and run npm run build, which makes it again.`)];
  }
}
