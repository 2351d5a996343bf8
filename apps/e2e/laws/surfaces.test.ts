import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, it } from 'vitest'
import { listed } from './listed.ts'
import { surfaces } from './surfaces.ts'

it('each surface that records its payments has a row', () => {
  const paying = globSync('apps/**/*.ts', { exclude: ['apps/runtime/**', '**/*.test.ts'] }).filter((path) =>
    /\bcreateAttemptRecords\b.*\(/.test(readFileSync(path, 'utf8')),
  )
  const folders = new Set(paying.map((path) => relative('apps', dirname(path))))
  expect([...folders].toSorted()).toEqual(Object.keys(surfaces).toSorted())
  expect(listed.filter(({ surface }) => !surfaces[surface])).toEqual([])
})
