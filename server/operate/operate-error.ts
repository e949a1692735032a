/** A command cannot do its work. `message` is for the operator: what is wrong, and what to do. */
export class OperateError extends Error {
  override readonly name = 'OperateError';
}
