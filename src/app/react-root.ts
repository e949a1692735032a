/** The part of React that draws, by itself: main.ts runs it in a step of its own. */
export { createRoot } from 'react-dom/client';
