import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Device, Handle } from './device.ts';

/** Finds elements by role and name as assistive technology names them, in any browser. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Machines that run this are slow at times: a limit for what hangs, not a measure. */
const PATIENCE_MS = 30_000;

/** In a page: `all(role, name)` are the elements in view with that role and name. */
const FIND = `
  const { queryAllByRole, getNodeText } = globalThis.TestingLibraryDom;
  const [role, given, within] = args;
  const name = given?.pattern === undefined ? given : new RegExp(given.pattern);
  const inView = (element) => element.getClientRects().length > 0;
  const roots = within === null ? [document.body]
    : queryAllByRole(document.body, within.role, { name: within.name, hidden: true }).filter(inView);
  const found = roots.flatMap((root) => queryAllByRole(root, role, { ...(name === null ? {} : { name }), hidden: true }))
    .filter(inView);
`;

/** A name as it is, or a pattern of it; null for any. */
type Name = string | RegExp | null;

type Within = { readonly role: string; readonly name: string } | null;

/** A player with a device, by the words on its pages; each act waits until it can be done. */
export class Hands {
  readonly device: Device;
  private readonly site: string;
  private readonly within: Within;

  constructor(device: Device, site: string, within: Within = null) {
    this.device = device;
    this.site = site;
    this.within = within;
  }

  /** The same hands in one part of the page. */
  in(role: string, name: string): Hands {
    return new Hands(this.device, this.site, { role, name });
  }

  async open(path: string): Promise<void> {
    await this.device.open(path.startsWith('http') ? path : this.site + path);
  }

  /** Puts texts where the app keeps them, before it opens. */
  async remember(texts: Readonly<Record<string, string>>): Promise<void> {
    await this.open('/robots.txt');
    await this.device.run('Object.assign(localStorage, args[0]);', texts);
  }

  async press(role: string, name: string | RegExp): Promise<void> {
    await this.until(`${role} “${String(name)}” can be pressed`, async () => {
      const found = await this.first(role, name, '.find((element) => !element.disabled)');
      await found?.press();
      return found !== null;
    });
  }

  /** Types into a field in place of what it held. */
  async write(role: string, name: Name, text: string): Promise<void> {
    await this.until(`${role} “${String(name)}” can be written in`, async () => {
      const found = await this.first(role, name, '[0]');
      if (found === null) return false;
      await found.press();
      await this.device.run('document.activeElement.select();');
      await found.type(text);
      return true;
    });
  }

  /** Closes the messages, which lie over buttons on a wide screen. */
  async clear(): Promise<void> {
    await this.device.run(
      'document.querySelectorAll("button[aria-label=\'Close message\']").forEach((button) => button.click());',
    );
  }

  /** Types into the field with that label, such as a password, which has no role. */
  async writeLabelled(label: string, text: string): Promise<void> {
    await this.until(`the field “${label}” can be written in`, async () => {
      await this.know();
      const found = await this.device.find(
        'return globalThis.TestingLibraryDom.queryByLabelText(document.body, args[0], { selector: "input" });',
        label,
      );
      await found?.type(text);
      return found !== null;
    });
  }

  /** Presses a button that copies a text, and returns the text. */
  async copied(name: string): Promise<string> {
    await this.device.run(
      'Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { globalThis.copied = text; } } });',
    );
    await this.press('button', name);
    await this.waitFor('a text is copied', 'return typeof globalThis.copied === "string";');
    return String(await this.device.run('return globalThis.copied;'));
  }

  /** Waits until that many elements with the role and name are in view, at least. */
  async sees(role: string, name: Name, count = 1): Promise<void> {
    await this.until(`${String(count)} × ${role} “${String(name)}” in view`, async () => {
      await this.know();
      return (
        Number(await this.device.run(`${FIND} return found.length;`, role, sent(name), this.within)) >= count
      );
    });
  }

  /** Waits until a text can be read somewhere. */
  async reads(text: string): Promise<void> {
    await this.until(`“${text}” can be read`, async () => (await this.text()).includes(text));
  }

  /** The text in view, with single spaces. */
  async text(): Promise<string> {
    return String(await this.device.run('return document.body.innerText.replace(/\\s+/g, " ");'));
  }

  /** Waits until a condition of the page holds; `body` returns it. */
  async waitFor(what: string, body: string, ...args: readonly unknown[]): Promise<void> {
    await this.until(what, async () => (await this.device.run(body, ...args)) === true);
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let last = '';
    while (Date.now() < end) {
      try {
        if (await holds()) return;
      } catch (error) {
        // A page that is just being left has no elements.
        last = error instanceof Error ? error.message : String(error);
      }
      await wait(150);
    }
    const seen = await this.text().catch(() => '');
    throw new Error(`Not so: ${what}. ${last}\nThe page: ${seen.slice(-900)}`);
  }

  /** The first such element in view, once it stands still: a page that loads moves its buttons. */
  private async first(role: string, name: Name, choice: string): Promise<Handle | null> {
    await this.know();
    const standing = `
      const one = found${choice} ?? null;
      one?.scrollIntoView({ block: 'center' });
      const place = () => JSON.stringify(one?.getBoundingClientRect());
      const before = place();
      await new Promise((next) => setTimeout(next, 150));
      return place() === before ? one : null;
    `;
    return this.device.find(`${FIND} ${standing}`, role, sent(name), this.within);
  }

  /** Brings the queries to a page that has been loaded since. */
  private async know(): Promise<void> {
    if ((await this.device.run('return "TestingLibraryDom" in globalThis;')) === true) return;
    await this.device.run(`(function () { ${QUERIES} }).call(globalThis);`);
  }
}

function sent(name: Name): unknown {
  return name instanceof RegExp ? { pattern: name.source } : name;
}
