import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const checks = readFileSync('stories/guides/WhatMayNotGoWrong.mdx', 'utf8')
  .replaceAll(/\s+/g, ' ')
  .split(/ (?=\d+\. \*\*)/)
  .slice(1)

it('there are thirty', () => expect(checks).toHaveLength(30))

it.each(checks)('%s', (check) => {
  const named = [...check.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({ path, title }))
  expect(named).not.toHaveLength(0)
  expect(named.filter(({ path, title }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title))).toEqual([])
})
