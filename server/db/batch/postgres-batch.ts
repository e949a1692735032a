import type { ClientBase, Connection, FieldDef, Submittable } from 'pg';
import type { Batch, BatchReader } from './batch.ts';

/**
 * Sends a batch to PostgreSQL as one message and reads the answer. Throws what the database or the
 * driver says.
 */
export function sendToPostgres(client: ClientBase, batch: Batch, reader: BatchReader): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new BatchQuery(batch, reader, resolve, reject));
  });
}

/**
 * A batch as the driver wants its queries: it calls these as messages arrive, in the protocol's
 * order.
 */
class BatchQuery implements Submittable {
  readonly #batch: Batch;
  readonly #reader: BatchReader;
  readonly #done: () => void;
  readonly #failed: (cause: unknown) => void;
  #stopListening = () => undefined;

  constructor(batch: Batch, reader: BatchReader, done: () => void, failed: (cause: unknown) => void) {
    this.#batch = batch;
    this.#reader = reader;
    this.#done = done;
    this.#failed = failed;
  }

  submit(connection: Connection): void {
    const onParsed = () => this.#reader.parseComplete();
    connection.on('parseComplete', onParsed);
    this.#stopListening = () => {
      connection.off('parseComplete', onParsed);
    };
    connection.stream.cork();
    for (const name of this.#batch.drops) connection.close({ type: 'S', name }, true);
    for (const { name, text, params, isAsked } of this.#batch.steps) {
      if (text !== null) connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values: [...params] }, true);
      if (isAsked) connection.describe({ type: 'P', name: '' }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#reader.rowDescription(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#reader.dataRow(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#reader.commandComplete(text);
  }

  /**
   * Ends the batch. Errors that were delayed until the end, such as those of a deferred check, have
   * arrived by now.
   */
  handleReadyForQuery(): void {
    this.#stopListening();
    this.#done();
  }

  handleError(cause: unknown): void {
    this.#stopListening();
    this.#failed(cause);
  }

  handleEmptyQuery(): void {
    this.#reader.commandComplete('');
  }

  handlePortalSuspended(): void {
    // Every portal is read to its end.
  }

  handleCopyInResponse(connection: Connection & { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('COPY is not for here');
  }

  handleCopyData(): void {
    // COPY TO returns no rows.
  }
}
