/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- the compiler knows the globals of pages, not of workers */
/*
 * A service worker that removes itself, for going back from a broken release: served as /sw.js it
 * takes the place of the broken one, empties the app's stores and lets itself go; the next page
 * comes from the network. Lists, games and choices lie elsewhere and stay. See docs/operating.md.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('muster-app-')) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
