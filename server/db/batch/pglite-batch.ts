import { type PGlite, protocol } from '@electric-sql/pglite';
import type { Batch, BatchReader } from './batch.ts';

const { serialize, messages } = protocol;

/** Sends a batch to PGlite as one message and reads the answer. Throws what the database says. */
export async function sendToPglite(pglite: PGlite, batch: Batch, reader: BatchReader): Promise<void> {
  const answer = await pglite.runExclusive(() =>
    pglite.execProtocol(bytesOf(batch), { throwOnError: false }),
  );
  let failure: Error | null = null;
  for (const message of answer.messages) {
    if (message instanceof messages.DatabaseError) failure ??= message;
    else if (message instanceof messages.RowDescriptionMessage) reader.rowDescription(message.fields);
    else if (message instanceof messages.DataRowMessage) reader.dataRow(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) reader.commandComplete(message.text);
    else if (message.name === 'parseComplete') reader.parseComplete();
  }
  if (failure !== null) throw failure;
}

function bytesOf({ drops, steps }: Batch): Uint8Array {
  const parts = drops.map((name) => serialize.close({ type: 'S', name }));
  for (const { name, text, params, isAsked } of steps) {
    if (text !== null) parts.push(serialize.parse({ name, text }));
    parts.push(serialize.bind({ statement: name, values: [...params] }));
    if (isAsked) parts.push(serialize.describe({ type: 'P' }));
    parts.push(serialize.execute({}));
  }
  parts.push(serialize.sync());
  return Buffer.concat(parts);
}
