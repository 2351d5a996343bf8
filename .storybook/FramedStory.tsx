import { Description, DocsContext, Subheading, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { buildArgsParam } from 'storybook/internal/router'
import * as z from 'zod/mini'
import { frame } from './docs.css.ts'
import { framePage, globalsInAddress } from './framePage.ts'

const values = z.record(z.string(), z.unknown())

/** The part of a story's context that is read here. */
const shown = z.object({ args: values, globals: values })

type Values = Readonly<Record<string, unknown>>

/** The arguments that an address can carry. */
const simple = (args: Values) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value !== 'object' && typeof value !== 'function'))

function addressOf(id: string, initial: Values, args: Values, globals: Values): string {
  const address = new URL(document.baseURI)
  const carried = { id, viewMode: 'story', args: buildArgsParam(simple(initial), simple(args)), globals: globalsInAddress(globals) }
  address.search = new URLSearchParams(carried).toString()
  return address.href
}

/** The first story of a page, played in a frame with the toolbar's globals and the controls' arguments. */
export function FramedStory({ height }: { readonly height: string }) {
  const { channel, getStoryContext } = useContext(DocsContext)
  const { story } = useOf('story', ['story'])
  const current = () => {
    const { args, globals } = shown.parse(getStoryContext(story))
    return addressOf(story.id, story.initialArgs, args, globals)
  }
  const [address, setAddress] = useState(current)
  useEffect(() => {
    const follow = () => setAddress(current())
    const events = [GLOBALS_UPDATED, STORY_ARGS_UPDATED]
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  })
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {/* It loads when it is scrolled into view, since what opens in it takes the focus. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, and it needs its scripts and its origin */}
      <iframe className={frame} style={{ blockSize: height }} loading="lazy" title={story.name} srcDoc={framePage(story.name, address)} />
    </>
  )
}
