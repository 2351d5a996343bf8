import { DocsContext, type Of, useOf } from '@storybook/addon-docs/blocks'
import { composeStories } from '@storybook/react-vite'
import { type ComponentType, useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import * as z from 'zod/mini'

const values = z.record(z.string(), z.unknown())

/** The part of a story's context that is read here. */
const shown = z.object({ args: values, globals: values })

type Composed = ComponentType<Readonly<Record<string, unknown>>>

type StoryFile = Parameters<typeof composeStories>[0]

const files = z.object({ moduleExports: z.custom<StoryFile>((value) => typeof value === 'object') })

const composed = new WeakMap<StoryFile, ReadonlyMap<unknown, Composed>>()

/** The stories of a file as components, by their exports; composed once, since a component made anew would lose its state. */
function storiesIn(csfFile: unknown): ReadonlyMap<unknown, Composed> {
  const { moduleExports } = files.parse(csfFile)
  const exports = new Map(Object.entries<unknown>(moduleExports))
  const stories =
    composed.get(moduleExports) ??
    new Map(Object.entries<Composed>(composeStories(moduleExports, {})).map(([name, Story]) => [exports.get(name), Story]))
  composed.set(moduleExports, stories)
  return stories
}

function draw(csfFile: unknown, moduleExport: unknown, args: Readonly<Record<string, unknown>>) {
  const Story = storiesIn(csfFile).get(moduleExport)
  return Story && <Story {...args} />
}

/** A story, or the first one of this page, with the controls' arguments and the toolbar's globals. */
export function useContextHere(of: Of = 'story') {
  const { channel, getStoryContext } = useContext(DocsContext)
  const { story } = useOf(of, ['story'])
  const current = () => shown.parse(getStoryContext(story))
  const [context, setContext] = useState(current)
  useEffect(() => {
    const follow = () => setContext(current())
    const events = [GLOBALS_UPDATED, STORY_ARGS_UPDATED]
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  })
  return { story, ...context }
}

/** The first story of this page, drawn without what the preview adds: a frame with the theme stands for it. */
export function useStoryHere(more?: Readonly<Record<string, unknown>>) {
  const { story, args, globals } = useContextHere()
  const { csfFile } = useOf('meta', ['meta'])
  return { story, drawn: draw(csfFile, story.moduleExport, { ...args, ...more }), globals }
}
