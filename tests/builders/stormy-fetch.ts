import type { Weather } from './memory-cloud.ts';

/** `fetch` over a network with faults. */
export type StormyFetch = {
  readonly fetch: (weather: () => Weather) => typeof fetch;
  /** Lets what was late arrive, and waits for it. */
  readonly arrive: () => Promise<void>;
};

/** A network that loses, doubles, delays and spoils what goes over it. */
export function stormyFetch(): StormyFetch {
  const late: (() => Promise<Response>)[] = [];
  const lost = () => new TypeError('fetch failed');
  return {
    fetch: (weather) => async (input, init) => {
      const call = async () => fetch(input, init);
      switch (weather()) {
        case 'fair':
          return call();
        case 'request-lost':
          throw lost();
        case 'answer-lost':
          await call();
          throw lost();
        case 'twice':
          await call();
          return call();
        case 'late':
          late.push(call);
          throw lost();
        case 'fault':
          return Response.json({ message: 'a fault', code: 'XX000' }, { status: 500 });
        case 'spoilt': {
          const answer = await call();
          const text = await answer.text();
          return new Response(text.slice(0, Math.ceil(text.length / 2)), { status: answer.status });
        }
      }
    },
    arrive: async () => {
      for (const call of late.splice(0)) await call();
    },
  };
}
