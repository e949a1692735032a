/**
 * The largest memory that PGlite asks for, in pages of 64 kB: how its memory is told from initdb's
 * small one.
 */
const PGLITE_PAGES = 32_768;
/** The most that WebAssembly can address. A shared memory must name an upper bound. */
const ALL_PAGES = 65_536;

const IMPORTS = 2;
const HEADER_BYTES = 8;
const KIND = { function: 0, table: 1, memory: 2, global: 3 } as const;
const HAS_MOST = 1;
const IS_SHARED = 2;

/**
 * Makes the memory of every PGlite that this thread opens from now on a shared one, so that another
 * thread can write to it while a statement runs. Call it before PGlite is opened. PGlite's programs
 * are unchanged but for how they import it.
 */
export function shareMemory(): void {
  const { Memory, Module, compile, instantiate } = WebAssembly;
  // Proxies, as PGlite asks what is an instance of them.
  const replaced = {
    Memory: new Proxy(Memory, {
      construct: (target, [wanted]: [WebAssembly.MemoryDescriptor]) =>
        new target(wanted.maximum === PGLITE_PAGES ? { ...wanted, shared: true } : wanted),
    }),
    Module: new Proxy(Module, {
      construct: (target, [bytes]: [BufferSource]) => new target(importsShared(bytes)),
    }),
    compile: (bytes: BufferSource) => compile(importsShared(bytes)),
    instantiate: (source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) =>
      source instanceof Module ? instantiate(source, imports) : instantiate(importsShared(source), imports),
  };
  Object.assign(WebAssembly, replaced);
}

/**
 * Returns a program that imports its memory as shared. A program that imports none, or one of
 * another size than PGlite's, is returned as it is.
 */
export function importsShared(source: BufferSource): BufferSource & Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(source);
  const reader = new Reader(bytes, HEADER_BYTES);
  while (!reader.isAtEnd) {
    const start = reader.at;
    const id = reader.byte();
    const size = reader.number();
    const body = reader.at;
    const limits = id === IMPORTS ? findMemory(reader) : null;
    if (limits !== null) return rewritten(bytes, { start, body, end: body + size, ...limits });
    reader.at = body + size;
  }
  return bytes;
}

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  const view = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return view;
}

/** The place in a program that gives the size of the memory it imports. */
type Limits = {
  readonly from: number;
  readonly to: number;
  readonly least: number;
};

function findMemory(reader: Reader): Limits | null {
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.skipName();
    reader.skipName();
    const kind = reader.byte();
    if (kind === KIND.function) reader.number();
    else if (kind === KIND.table) {
      reader.byte();
      readLimits(reader);
    } else if (kind === KIND.global) reader.at += 2;
    else if (kind === KIND.memory) {
      const from = reader.at;
      const { flags, least, most } = readLimits(reader);
      const isPglites = most === null || most === PGLITE_PAGES;
      return isPglites && (flags & IS_SHARED) === 0 ? { from, to: reader.at, least } : null;
    } else return null;
  }
  return null;
}

function readLimits(reader: Reader) {
  const flags = reader.byte();
  const least = reader.number();
  return { flags, least, most: (flags & HAS_MOST) === 0 ? null : reader.number() };
}

type Section = {
  readonly start: number;
  readonly body: number;
  readonly end: number;
} & Limits;

function rewritten(bytes: Uint8Array, { start, body, end, from, to, least }: Section) {
  const limits = [HAS_MOST | IS_SHARED, ...encoded(least), ...encoded(ALL_PAGES)];
  const size = encoded(from - body + limits.length + end - to);
  return Uint8Array.from(
    Buffer.concat([
      bytes.subarray(0, start + 1),
      Uint8Array.from(size),
      bytes.subarray(body, from),
      Uint8Array.from(limits),
      bytes.subarray(to),
    ]),
  );
}

/** A whole number as WebAssembly writes it: seven bits a byte, the lowest first. */
function encoded(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7f; left >>>= 7) bytes.push((left & 0x7f) | 0x80);
  return [...bytes, left];
}

class Reader {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.at] ?? 0;
    this.at += 1;
    return value;
  }

  skipName(): void {
    const length = this.number();
    this.at += length;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if ((byte & 0x80) === 0) return value >>> 0;
    }
  }
}
