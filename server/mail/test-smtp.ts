import { createServer, type Socket } from 'node:net';

/** The lines that the server received between MAIL and the end of DATA. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** The lines as they came, headers and all. */
  readonly source: string;
};

export type TestSmtp = {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The reply to a command from now on; null for the usual reply. */
  answer: (command: string) => string | null;
  /** Waits with the end of DATA until the answered function is called. */
  readonly hold: () => () => void;
  readonly close: () => Promise<void>;
};

/** A mail server that takes everything, in this process, on a free port of this machine. */
export async function openTestSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let held = Promise.resolve();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, {
      answer: (command) => smtp.answer(command),
      receive: async (mail) => {
        await held;
        received.push(mail);
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    received,
    answer: () => null,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return smtp;
}

type Receiver = {
  readonly answer: (command: string) => string | null;
  readonly receive: (mail: ReceivedMail) => Promise<void>;
};

function converse(socket: Socket, { answer, receive }: Receiver): void {
  let from = '';
  let to: string[] = [];
  let data: string[] | null = null;
  let unread = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const take = (line: string) => {
    if (data !== null && line !== '.') {
      data.push(line);
      return;
    }
    if (data !== null) {
      const mail = { from, to, source: data.join('\n') };
      data = null;
      void receive(mail).then(() => say('250 Taken'));
      return;
    }
    const refusal = answer(line);
    if (refusal !== null) say(refusal);
    else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else if (/^DATA/i.test(line)) {
      data = [];
      say('354 Go on');
    } else {
      if (/^MAIL/i.test(line)) [from, to] = [/<(.*?)>/.exec(line)?.[1] ?? '', []];
      if (/^RCPT/i.test(line)) to = [...to, /<(.*?)>/.exec(line)?.[1] ?? ''];
      say('250 Fine');
    }
  };
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    const lines = (unread + piece).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  say('220 test');
}

/** The text part or the HTML part of a received mail, decoded. */
export function partOf(mail: ReceivedMail | undefined, type: 'text/plain' | 'text/html'): string {
  const part = mail?.source.split(/^--.*$/m).find((some) => some.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.trimStart().split('\n\n');
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
