/** Media queries for components that render something else there, as breakpoints.css has them. */
export const TABLET = '(min-width: 768px)';
export const DESKTOP = '(min-width: 1000px)';
