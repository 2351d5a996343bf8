import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { enterprises } from '../apps/build/enterprises.ts'

/** Everything but themes, tests, and the files that plant an import of an enterprise. */
const sources = globSync('{ui,features,apps,mocks,stories,.ci,.storybook}/**/*.{ts,tsx,mjs,css,html}')
  .concat('vite.config.ts')
  .filter((file) => !file.includes('.test.') && file !== '.ci/boundaries.ts')

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

it.each(enterprises())('ENT-02 ENT-04 no source outside themes names %s', (enterprise) => {
  expect(sources.length).toBeGreaterThan(200)
  const naming = sources.filter((file) => readFileSync(file, 'utf8').replaceAll(comments, '').toLowerCase().includes(enterprise))
  expect(naming).toEqual([])
})
