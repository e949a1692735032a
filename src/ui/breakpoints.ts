/** Media queries for components that render something else there, as breakpoints.css has them. */
export const PHONE = '(max-width: 47.99em)';
export const TABLET = '(min-width: 48em)';
export const DESKTOP = '(min-width: 62.5em)';
export const LOW = '(max-height: 30em) and (orientation: landscape)';
export const WIDE = '(min-width: 100em)';
