import { describe, expect, it } from 'vitest';
import { importsShared } from './shared-memory.ts';

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** A type section with one function type, so that the import section is not the first. */
const TYPES = [0x01, 0x04, 0x01, 0x60, 0x00, 0x00];
const name = (text: string) => [text.length, ...Buffer.from(text)];
const FUNCTION = [...name('env'), ...name('f'), 0x00, 0x00];
const GLOBAL = [...name('env'), ...name('g'), 0x03, 0x7f, 0x01];
const TABLE = [...name('env'), ...name('t'), 0x01, 0x70, 0x00, 0x01];
/** A custom section behind the imports: it must stay where it is. */
const TAIL = [0x00, 0x02, 0x01, 0x78];

const program = (...imports: readonly number[][]) => {
  const body = [imports.length, ...imports.flat()];
  return Uint8Array.from([...HEADER, ...TYPES, 0x02, body.length, ...body, ...TAIL]);
};
const memory = (...limits: number[]) => [...name('env'), ...name('memory'), 0x02, ...limits];
const shared = new WebAssembly.Memory({ initial: 1, maximum: 32_768, shared: true });
const env = {
  memory: shared,
  f: () => undefined,
  g: new WebAssembly.Global({ value: 'i32', mutable: true }, 0),
  t: new WebAssembly.Table({ element: 'anyfunc', initial: 1 }),
};
const runs = (bytes: BufferSource) =>
  new WebAssembly.Instance(new WebAssembly.Module(bytes), { env }) instanceof WebAssembly.Instance;

describe('importsShared', () => {
  it.each([
    ['one without an upper bound', memory(0x00, 0x01)],
    ["one of PGlite's size", memory(0x01, 0x01, 0x80, 0x80, 0x02)],
  ])('lets a program take a shared memory instead of %s', (_, wanted) => {
    const bytes = program(FUNCTION, TABLE, GLOBAL, wanted);
    expect(() => runs(bytes)).toThrow(WebAssembly.LinkError);
    expect(runs(importsShared(bytes))).toBe(true);
  });

  it.each([
    ['of another size', program(memory(0x01, 0x01, 0x64))],
    ['that is shared already', program(memory(0x03, 0x01, 0x64))],
    ['that it does not import', program(FUNCTION)],
    ['that no import section names', Uint8Array.from([...HEADER, ...TYPES, ...TAIL])],
  ])('leaves a program as it is when its memory is one %s', (_, bytes) => {
    expect(importsShared(bytes)).toEqual(bytes);
  });
});
