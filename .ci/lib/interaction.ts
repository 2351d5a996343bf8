/** Builds the page of .ci/interaction, does what a person does with it, and says how soon it answered. */
import { resolve } from 'node:path'
import { build, preview } from 'vite'
import { keepsBudget } from './interactionReport.ts'
import { scenes } from './interactionSteps.ts'
import { openBrowser } from './openBrowser.ts'

const place = { root: '.ci/interaction', configFile: 'vite.config.ts', logLevel: 'warn' } as const
const outDir = resolve('test-results/interaction')
await build({ ...place, build: { outDir, emptyOutDir: true } })
const server = await preview({ ...place, build: { outDir }, preview: { port: 4790 } })

const browser = await openBrowser()
const kept = await keepsBudget(browser, server.resolvedUrls?.local[0] ?? '', scenes, 'uiSteps')
await browser.close()
await server.close()
process.exit(kept ? 0 : 1)
