/** React's renderer by itself: main.ts runs it in a separate task. */
export { createRoot } from 'react-dom/client';
