import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chosenEnterprise, embedParents } from './apps/build/enterprises.ts'
import { projects } from './.storybook/projects.ts'
import { enterprisePage } from './apps/build/enterprisePage.ts'

/** Which enterprise this build is for: the name of a folder in themes/. */
const enterprise = chosenEnterprise()
const settings = fileURLToPath(new URL(`./themes/${enterprise}/enterprise.ts`, import.meta.url))
if (!existsSync(settings)) throw new Error(`There is no enterprise "${enterprise}": ${settings} is missing.`)

/** Where the built folder will live; relative by default, so that it opens at any address. */
const base = process.env['BASE_PATH'] ?? './'

const inPackages = (...names: string[]) => new RegExp(`node_modules[\\/](${names.join('|')})[\\/]`)

export default defineConfig({
  base,
  resolve: {
    alias: {
      '#enterprise': settings,
      // React has had this hook since version 18: its stand-in for older ones need not be shipped.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    enterprisePage({
      enterprise,
      apiOrigin: process.env['API_ORIGIN'] ?? '',
      thirdPartyButton: process.env['THIRD_PARTY_BUTTON'] ?? '',
      paymentKey: process.env['PAYMENT_KEY'] ?? '',
      embedParents: embedParents(),
      mapStyle: process.env['MAP_STYLE'] ?? '',
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // Pictures stay files: inlined into scripts they would delay the first load of every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The map's library is one piece of that size; it is fetched when a map is shown.
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // To read a property or a global does nothing here: what is only read, and never used, is left out.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          // What every app stands on, in two pieces that run one after the other. Long lists are not of it: few pages have one.
          groups: [
            { name: 'react', test: inPackages('react', 'react-dom', 'scheduler') },
            { name: 'platform', test: inPackages('react-hook-form', 'zod', 'use-sync-external-store', '@tanstack(?!.(?:react-)?virtual)') },
          ],
        },
      },
    },
  },
  experimental: {
    // Prerendered markup sits in <app>/index.html, one folder below the root that holds assets/.
    renderBuiltUrl: (file, { ssr }) => (ssr && base === './' ? `../${file}` : undefined),
  },
  test: { projects },
})
