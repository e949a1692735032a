/**
 * npm run test:differential: sends the same requests to the real PostgREST and our table API and
 * compares the responses. npm run test:differential -- 2000 7 makes 2000 random requests with the
 * seed 7.
 */
import { startBothServers } from './both-servers.ts';
import { writtenCases } from './cases.ts';
import { DIFFERENCES, type Pair } from './differences.ts';
import { generatedCases } from './generated.ts';
import { compareMemory, MEMORY_SQL, memoryCases } from './memory.ts';
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

/** So wide that only the way in which rows are written counts. */
const WIDE = { outputs: 1_664, repeats: 1_664, embedding: 50, answerBytes: 1_000_000_000 };
const MEMORY_CASES = 60;
/** A backend may have kept as much of an earlier request: such memory is not seen to be taken. */
const KEPT_MB = 48;

/**
 * Prints the requests for which the database takes clearly more memory for ours than for
 * PostgREST's; returns how many.
 */
async function memoryFaults(): Promise<number> {
  const both = await startBothServers(WIDE);
  if (typeof both === 'string') return 0;
  await both.client.query(MEMORY_SQL);
  await both.client.query("NOTIFY pgrst, 'reload schema'");
  await new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
  const cases = memoryCases(MEMORY_CASES, Number(seed));
  const real = { application: 'PostgREST', answer: both.real };
  const pairs = await compareMemory(both.client, cases, real, { application: 'muster', answer: both.ours });
  await both.stop();
  const greater = pairs.filter(({ real: theirs, ours }) => ours > 2 * theirs + KEPT_MB);
  for (const { ask, real: theirs, ours } of greater) {
    console.log(
      `Memory: ${ours.toFixed(0)} MB, PostgREST ${theirs.toFixed(0)} MB: ${ask.path.slice(0, 120)}`,
    );
  }
  const most = (values: readonly number[]) => Math.max(...values).toFixed(0);
  console.log(
    `${String(pairs.length)} requests of up to 2000 columns: at most ${most(pairs.map(({ ours }) => ours))} MB, ` +
      `PostgREST ${most(pairs.map(({ real: theirs }) => theirs))} MB, ${String(greater.length)} clearly above it`,
  );
  return greater.length;
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
  const faults = unexplained.length + gone.length + (await memoryFaults());
  process.exitCode = faults === 0 ? 0 : 1;
}
