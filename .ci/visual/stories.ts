import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const entry = z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() })
const index = z.object({ entries: z.record(z.string(), entry) })

/** A story as Storybook's index names it. */
export type StoryEntry = z.infer<typeof entry>

/** The stories of one component. */
export interface Component {
  readonly title: string
  readonly stories: readonly StoryEntry[]
}

/** The components of a built Storybook that have stories; with `only`, those whose title holds one of its parts. */
export function componentsOf(storybook: string, only: readonly string[]): readonly Component[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')))
  const parts = only.map((part) => part.toLowerCase())
  const components = new Map<string, StoryEntry[]>()
  for (const story of Object.values(entries)) {
    const title = story.title.toLowerCase()
    if (story.type !== 'story' || (parts.length > 0 && !parts.some((part) => title.includes(part)))) continue
    components.set(story.title, [...(components.get(story.title) ?? []), story])
  }
  return [...components].map(([title, stories]) => ({ title, stories }))
}
