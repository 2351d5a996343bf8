import { defineConfig } from '@playwright/test'
import { cache } from './cache.ts'

/** Compares what `npm run pictures` has drawn, and writes the page of the differences. */
export default defineConfig({
  testDir: '.',
  testMatch: 'compare.ts',
  fullyParallel: true,
  outputDir: '../../test-results/compared',
  updateSnapshots: 'none',
  snapshotPathTemplate: `${cache}/{arg}{ext}`,
  reporter: [['html', { outputFolder: '../../test-results/pictures', open: 'never' }]],
  // A step of two in 256 shades of grey counts, and ten degrees of a button's hue. So many pixels may differ without a change.
  expect: { toMatchSnapshot: { threshold: 0.004, maxDiffPixels: 150 } },
})
