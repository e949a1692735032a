/**
 * npm run test:differential: asks the real PostgREST and our table API the same and compares the answers.
 * npm run test:differential -- 2000 7 makes 2000 requests by chance with the seed 7.
 */
import { startBothServers } from './both-servers.ts';
import { writtenCases } from './cases.ts';
import { DIFFERENCES, type Pair } from './differences.ts';
import { generatedCases } from './generated.ts';
import { judge, type Report } from './report.ts';

const [count, seed = '20261121'] = process.argv.slice(2);
const COUNT = '1500';

function show({ pair: { ask, real, ours }, fields }: Report['unexplained'][number]): string {
  const said = [ask.as, JSON.stringify(ask.headers), ask.body].filter(
    (part) => part !== null && part !== '{}',
  );
  const answer = (name: string, { status, headers, body }: Pair['real']) =>
    `  ${name} ${String(status)} ${JSON.stringify(pick(headers, fields))} ${body.slice(0, 600)}`;
  return [
    `${ask.method} /${decodeURIComponent(ask.path)} ${said.join(' ')}`,
    `  differs in ${fields.join(', ')}`,
    answer('real', real),
    answer('ours', ours),
  ].join('\n');
}

function pick(headers: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

const servers = await startBothServers();
if (typeof servers === 'string') {
  console.log(`left out  Comparison with PostgREST: ${servers}`);
} else {
  const pairs: Pair[] = [];
  for (const ask of [...writtenCases(), ...generatedCases(Number(count ?? COUNT), Number(seed))]) {
    pairs.push({ ask, real: await servers.real(ask), ours: await servers.ours(ask) });
  }
  await servers.stop();
  const { same, accepted, unexplained, outdated } = judge(pairs, DIFFERENCES);
  for (const one of unexplained) console.log(show(one));
  // Others than the usual requests need not show every difference.
  const gone = count === undefined ? outdated : [];
  for (const { reason } of gone) console.log(`No longer different, take it off the list: ${reason}`);
  console.log(
    `${String(pairs.length)} requests: ${String(same)} answered alike (${String(accepted)} of them with a listed difference), ` +
      `${String(unexplained.length)} not`,
  );
  process.exitCode = unexplained.length + gone.length === 0 ? 0 : 1;
}
