import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tags.ts'
import { knownTags, statusOf } from './status.ts'

it('tells the status of a component from its tags', () => {
  expect(statusOf(['dev', 'autodocs', 'deprecated'])).toBe('deprecated')
  expect(statusOf(['dev', 'autodocs'])).toBe('stable')
})

const unknownTags = (text: string) =>
  [...text.matchAll(/\btags: \[([^\]]*)\]/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/'([^']*)'/g)].map(([, tag = '']) => tag))
    .filter((tag) => !knownTags.has(tag))

it('knows every tag of the stories, and so every status', () => {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root })
  expect(files.flatMap((file) => unknownTags(readFileSync(join(root, file), 'utf8')).map((tag) => `${file}: ${tag}`))).toEqual([])
  expect(unknownTags("const meta = { tags: ['!autodocs', 'experimentel'] }")).toEqual(['experimentel'])
})
