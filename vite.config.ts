import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from './scripts/vite-catalogue.ts';
import { readerPlugin } from './scripts/vite-reader.ts';
import { missionsPlugin } from './scripts/vite-missions.ts';
import { pwaPlugins } from './scripts/vite-pwa.ts';

/** The transforms that the app and its tests share. */
export function vitePlugins(): PluginOption[] {
  return [
    cataloguePlugin(),
    readerPlugin(),
    missionsPlugin(),
    react(),
    babel({ presets: [reactCompilerPreset()], plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    lingui(),
  ];
}

/**
 * What is fetched beside a part that loads later: its styles, and for the two pages on which players arrive all of its code.
 * The lists of all other parts' code would weigh 2 kB in what every page fetches first.
 */
function preloaded(file: string, needed: string[]): string[] {
  return /\/(?:home|builder)-[\w-]{8}\.js$/.test(file)
    ? needed
    : needed.filter((each) => each.endsWith('.css'));
}

/**
 * Small modules that pages nearly always want together: in one file they pack better than in many. What a page starts with
 * must stay out of files that hold more than it needs.
 */
const TOGETHER = [
  {
    name: 'catalogue',
    test: /virtual:catalogue|src\/data\/(?:catalogue|errata\/kept-errata)\.ts|src\/domain\/catalogue\/(?:create-catalogue|errata)\.ts/,
  },
  { name: 'names', test: /src\/domain\/catalogue\/(?:localise|term|lookup)\.ts/ },
  { name: 'faces', test: /src\/(?:ui\/(?:picture|portrait)\/|data\/profiles\/portrait)/ },
  {
    name: 'queries',
    test: /@tanstack\/(?:query-core|react-query\/.*\/(?:QueryClientProvider|use(?:Base)?Query)\.)/,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'fields', test: /src\/ui\/(?:field|text-field)\// },
];

export default defineConfig({
  plugins: [...vitePlugins(), ...pwaPlugins()],
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
    },
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
  },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
});
