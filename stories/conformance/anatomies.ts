import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import texts from 'virtual:texts/stories'
import * as z from 'zod/mini'
import type { Anatomy } from '../../.storybook/docs/usage.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../ui/*.stories.tsx', { eager: true })
const advised = z.object({ usage: z.object({ anatomy: z.custom<Anatomy>((value) => typeof value === 'object') }) })

type Composed = ComponentType<Readonly<Record<string, unknown>>> & { readonly parameters?: Readonly<Record<string, unknown>> }

/** Each component whose documentation numbers its parts, with its first story: a module lists its exports in the order of their names. */
export const anatomies = Object.entries(files).flatMap(([path, file]) => {
  const name = path.slice('../ui/'.length, -'.stories.tsx'.length)
  const [, first = ''] = /^export const (\w+)/m.exec(texts[`stories/ui/${name}.stories.tsx`] ?? '') ?? []
  const Story = new Map(Object.entries<Composed>(composeStories(file))).get(first)
  const { data } = advised.safeParse(Story?.parameters)
  return Story && data ? [{ name, Story, anatomy: data.usage.anatomy }] : []
})
