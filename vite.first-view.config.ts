/**
 * Builds src/app/first-view.tsx for Node, beside the app: what our server draws into pages. The
 * folder begins with a dot, so nobody can fetch it.
 */
import { defineConfig } from 'vite';
import { css, vitePlugins } from './vite.config.ts';

export default defineConfig({
  plugins: vitePlugins(),
  define: { 'import.meta.env.APP_VERSION': '""' },
  // One folder with all that it needs: a server that starts reads few files.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/first-view.tsx',
    target: 'node20',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: true,
  },
  css,
});
