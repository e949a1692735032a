import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const MANIFEST = v.object({
  name: v.string(),
  version: v.string(),
  scripts: v.record(v.string(), v.string()),
});

/** Reads the package.json of a folder. */
export function readManifest(root: string): v.InferOutput<typeof MANIFEST> {
  return v.parse(MANIFEST, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}
