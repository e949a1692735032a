/**
 * Copies a text to the clipboard. Where the page may not use the clipboard's own interface (no TLS,
 * older browsers), the text goes through a hidden field. False when neither works: the caller shows
 * the text to copy by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

function copyThroughField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;pointer-events:none';
  // A modal dialog keeps focus to itself, so the field has to stand inside it.
  (focused?.closest('[role="dialog"], dialog') ?? document.body).append(field);
  try {
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the one way to copy that pages without TLS have
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
