import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Names that a guide makes up: what its reader is about to add. */
const madeUp = /harbour|ClosedForSeason/
const pathInCode = /`((?:themes|ui|features|apps|mocks|stories|\.storybook|\.ci)\/[\w./-]*)`/g

describe.each(['README.md', ...globSync('stories/guides/*.mdx')])('%s', (guide) => {
  const named = [...readFileSync(guide, 'utf8').matchAll(pathInCode)].map(([, path = '']) => path)

  it('names only files and folders that are there', () => {
    expect(named).not.toHaveLength(0)
    expect(named.filter((path) => !madeUp.test(path) && !existsSync(path))).toEqual([])
  })
})
