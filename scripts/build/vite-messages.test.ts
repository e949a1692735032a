import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import linguiMacroPlugin from '@lingui/babel-plugin-lingui-macro';
import babel from '@rolldown/plugin-babel';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { markedIds, messagesPlugin, messagesWithoutText } from './vite-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-messages-'));
const TRANSLATIONS = { Save: ['', 'Guardar', 'Enregistrer'], Delete: ['', 'Borrar', ''] };

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

for (const [at, language] of LANGUAGES.entries()) {
  const entries = Object.entries(TRANSLATIONS).map(
    ([text, translations]) => `msgid "${text}"\nmsgstr "${translations[at] ?? ''}"\n`,
  );
  write(`locales/${language}/messages.po`, `msgid ""\nmsgstr ""\n\n${entries.join('\n')}`);
}

/**
 * Builds an app of a page and of a dialog that the page loads on demand, and returns the code of
 * each.
 */
async function built(page: string, dialog: string): Promise<{ page: string; dialog: string }> {
  const macro = "import { msg } from '@lingui/core/macro';\n";
  write('page.ts', `${macro}console.log(msg\`${page}\`);\nvoid import('./dialog.ts');`);
  write('dialog.ts', `${macro}console.log(msg\`${dialog}\`);`);
  const output = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    resolve: { alias: { '#platform': join(import.meta.dirname, '../../src/platform') } },
    plugins: [babel({ plugins: [linguiMacroPlugin] }), messagesPlugin(join(folder, 'locales'))],
    build: { write: false, rolldownOptions: { input: join(folder, 'page.ts') } },
  })) as Rolldown.RolldownOutput;
  const code = (name: string) =>
    output.output.find((chunk) => chunk.type === 'chunk' && chunk.name === name) as Rolldown.OutputChunk;
  return { page: code('page').code, dialog: code('dialog').code };
}

describe('messagesPlugin', () => {
  it('gives each chunk its own messages in every language, and no others', async () => {
    const { page, dialog } = await built('Save', 'Delete');
    expect(page).toContain('Guardar');
    expect(page).toContain('Enregistrer');
    expect(page).not.toContain('Borrar');
    expect(dialog).toContain('Borrar');
    expect(dialog).not.toContain('Guardar');
  });

  it('writes a text without values as its string', async () => {
    const { page } = await built('Save', 'Delete');
    expect(page).toMatch(/(["'`])Save\1,\1Guardar\1,\1Enregistrer\1/);
  });

  it('fails the build when a message is in no PO file', async () => {
    await expect(built('Save', 'Rename')).rejects.toThrow('Run npm run translations:extract');
  });
});

describe('messagesWithoutText', () => {
  const known = new Map([
    ['aB3-_x', null],
    ['Ab12Cd', null],
    ['Qwerty', null],
  ]);

  it('names a message whose text is missing from a chunk', () => {
    const chunk =
      'add([["aB3-_x","Save","Guardar"],["Ab12Cd",["Hi ",["name"]]]]);use({id:"aB3-_x"},{id:`Qwerty`},"foobar",{id:"Ab12Cd"})';
    expect(messagesWithoutText(chunk, known)).toEqual(['Qwerty']);
  });
});

describe('markedIds', () => {
  it('returns the id of each message once', () => {
    const code = '/** i18n */{\n  id: "aB3-_x"\n}; t(/** i18n */ { id: "aB3-_x", message: "Save" })';
    expect(markedIds(code)).toEqual(['aB3-_x']);
  });

  it('throws when a message is written in a form without an id', () => {
    expect(() => markedIds('/** i18n */{ message: "Save" }')).toThrow('1 messages, but 0 ids');
  });
});
