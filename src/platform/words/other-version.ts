import { msg } from '@lingui/core/macro';

/** Says that the server does not know a call: it is older than the app, or newer. */
export const OTHER_VERSION = msg`The app and the server have different versions, so nothing was changed. Update the app, or try again later.`;
