/** The settings of nginx for the built app as plain files, beside a hosted project. */
import { Hono } from 'hono';
import { PAGES } from '#app/page-table.ts';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { addressPattern, PUBLIC_PAGES } from '#server/http/public-pages.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

export type StaticSite = {
  /** The folder of the built app. */
  readonly folder: string;
  /** The address that nginx listens on, such as `443 ssl` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** The origin of the hosted project. */
  readonly backend: string;
};

/** A worker of its own policy, and any other file. */
const SAMPLES = { worker: '/assets/decoder-worker-x.js', other: '/' };
/** Languages of a browser before the first that the app has. */
const OFFERED = `(?:(?!\\s*(?:${LANGUAGES.join('|')})\\b)[^,]*,)*\\s*`;

/** The security headers of our server for a file, with the backend among what pages may call. */
async function headersOf(path: string, backend: string): Promise<ReadonlyMap<string, string>> {
  const app = new Hono().use(securityHeaders()).get('*', (c) => c.body(null));
  const { headers } = await app.request(path);
  const called = `${backend} ${backend.replace(/^http/, 'ws')}`;
  return new Map(
    [...headers].map(([name, value]) => [
      name,
      value.replace("connect-src 'self'", `connect-src 'self' ${called}`),
    ]),
  );
}

/** Returns a file for `/etc/nginx/conf.d`: addresses with their pages, caching and headers. */
export async function nginxSite({ folder, listen, backend }: StaticSite): Promise<string> {
  const headers = await headersOf(SAMPLES.other, backend);
  const policy = 'content-security-policy';
  const workers = (await headersOf(SAMPLES.worker, backend)).get(policy) ?? '';
  const drawn = PUBLIC_PAGES.flatMap(({ path, aliases, name }) =>
    [path, ...aliases].map((one) => location(one, `/pages/$muster_language/${name}.html`)),
  );
  const others = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .filter((path) => path !== '*')
    .map((path) => location(path, '/pages/$muster_language/skeleton.html'));
  return `# Written by npm run static-site. What it says follows the pages and headers of this version.
map $http_accept_language $muster_offered {
  default en;
${LANGUAGES.map((language) => `  "~*^${OFFERED}${language}\\b" ${language};`).join('\n')}
}
map $arg_lang $muster_language {
  default $muster_offered;
${LANGUAGES.map((language) => `  ${language} ${language};`).join('\n')}
}
map $uri $muster_kept {
  default "no-cache";
  "~^/assets/" "public, max-age=31536000, immutable";
}
map $uri $muster_policy {
  default "${headers.get(policy) ?? ''}";
  "~^/assets/decoder-worker-[\\w-]+\\.js$" "${workers}";
}
server {
  listen ${listen};
  root ${folder};
  charset utf-8;
  gzip_static on;
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; text/markdown md; text/csv csv; }
  add_header Cache-Control $muster_kept always;
  add_header Vary "Accept-Language, Accept-Encoding" always;
  add_header Content-Security-Policy $muster_policy always;
${[...headers]
  .filter(([name]) => name !== policy)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  error_page 404 /404.html;
${[...drawn, ...others].join('\n')}
  location / { try_files $uri =404; }
}
`;
}

function location(path: string, file: string): string {
  return `  location ~* "${addressPattern(path)}" { try_files ${file} =404; }`;
}
