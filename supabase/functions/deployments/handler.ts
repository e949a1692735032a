import { answerJson, answerMethod, refuse } from '../_shared/answer.ts';
import { fetchJson, type Fetched } from '../_shared/fetch-json.ts';
import { setting, type FunctionHandler, type FunctionContext } from '../_shared/function-context.ts';
import { refuseUnlessAdmin } from '../_shared/require-admin.ts';
import { isSiteId, parseDeployments, parseSiteIds } from './parse-deployments.ts';

const PROVIDER = 'https://api.netlify.com/api/v1';
const TIMEOUT_MS = 8_000;
const MAX_DEPLOYMENTS = 20;
const MAX_SITES = 5;

/**
 * The latest deployments of the site, newest first, 20 at most: `{ deployments: [{ created_at,
 * state, site_name, deploy_url }] }`, for administrators. Reads Netlify with `NETLIFY_TOKEN`;
 * `NETLIFY_SITE_ID` names the sites (ids or domains, commas between), else the first five of the
 * account. Without a token 503 `not_configured`.
 */
export function createHandler(parts: FunctionContext): FunctionHandler {
  return async (request) =>
    answerMethod(request, ['GET', 'POST']) ??
    (await refuseUnlessAdmin(request, parts)) ??
    (await list(parts));
}

async function list(parts: FunctionContext): Promise<Response> {
  const token = setting(parts, 'NETLIFY_TOKEN');
  if (token === null)
    return refuse(503, 'not_configured', 'Deployments are not set up: NETLIFY_TOKEN is not set.');
  const named = (setting(parts, 'NETLIFY_SITE_ID') ?? '').split(',').flatMap((id) => id.trim() || []);
  if (!named.every(isSiteId)) return refuse(503, 'not_configured', 'NETLIFY_SITE_ID does not name a site.');

  const init: RequestInit = {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'user-agent': 'Muster' },
    // One limit for all of the calls.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const sites =
    named.length > 0 ? null : await fetchJson(parts, `${PROVIDER}/sites?per_page=${String(MAX_SITES)}`, init);
  if (sites !== null && !isAnswer(sites)) return fault(sites);
  const ids = (sites === null ? named : parseSiteIds(sites.body)).slice(0, MAX_SITES);

  const answers = await Promise.all(
    ids.map(async (id) =>
      fetchJson(
        parts,
        `${PROVIDER}/sites/${encodeURIComponent(id)}/deploys?per_page=${String(MAX_DEPLOYMENTS)}`,
        init,
      ),
    ),
  );
  const failed = answers.find((answer) => !isAnswer(answer));
  if (failed !== undefined) return fault(failed);
  const deployments = answers
    .flatMap((answer) => (answer.ok ? parseDeployments(answer.body) : []))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MAX_DEPLOYMENTS);
  return answerJson(200, { deployments });
}

function isAnswer(fetched: Fetched): fetched is Fetched & { ok: true } {
  return fetched.ok && fetched.status === 200 && Array.isArray(fetched.body);
}

function fault(fetched: Fetched): Response {
  if (!fetched.ok && fetched.reason === 'timeout') {
    return refuse(504, 'upstream_timeout', 'The hosting provider did not answer in time. Try again.');
  }
  return refuse(
    502,
    'upstream_failed',
    'The hosting provider could not be read. Try again, or check NETLIFY_TOKEN.',
  );
}
