/** Id of the strip of what is due, to which a button that waits for it moves the focus. */
export const DUE_ID = 'due-now';
