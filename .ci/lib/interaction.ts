/** Builds the page of .ci/interaction, uses it as a person does, and reports its response times. */
import { resolve } from 'node:path'
import { build, preview } from 'vite'
import { isWithinBudget } from './interactionReport.ts'
import { scenes } from './interactionSteps.ts'
import { openBrowser } from './openBrowser.ts'

const page = { root: '.ci/interaction', configFile: 'vite.config.ts', logLevel: 'warn' } as const
const outDir = resolve('test-results/interaction')
await build({ ...page, build: { outDir, emptyOutDir: true } })
const server = await preview({ ...page, build: { outDir }, preview: { port: 4790 } })

const browser = await openBrowser()
const isWithin = await isWithinBudget(browser, server.resolvedUrls?.local[0] ?? '', scenes, 'uiSteps')
await browser.close()
await server.close()
process.exit(isWithin ? 0 : 1)
