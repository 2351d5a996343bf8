import { globSync, readFileSync } from 'node:fs'
import { docsId, storyId } from './storyId.ts'
import { expect, it } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const guides = read('stories/**/*.mdx')

/** Pages that link to others: those links are in code too. */
const linking = [...guides, ...read('stories/guides/*.tsx')]

/** The ids of the pages of documentation and of the stories. */
const ids = new Set([
  ...guides.map(({ text }) => docsId(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '')),
  ...read('stories/**/*.stories.tsx').flatMap(({ text }) => {
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
    const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyId(title, name))
    return [docsId(title), ...stories]
  }),
])

it.each(linking)('$file links to pages that exist', ({ text }) => {
  const linked = [...text.matchAll(/(?:\?path=\/|')(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id)
  expect(linked.filter((id) => !ids.has(id))).toEqual([])
})
