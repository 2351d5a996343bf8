import { DocsContext, type Of, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { buildArgsParam } from 'storybook/internal/router'
import * as z from 'zod/mini'
import { frame } from './docs.css.ts'
import { framePage, globalsInAddress, stillParam } from '../manager/framePage.ts'

const values = z.record(z.string(), z.unknown())

/** The part of a story's context that is read here. */
const shown = z.object({ args: values, globals: values })

type Values = Readonly<Record<string, unknown>>

/** The arguments that an address can carry. */
const simple = (args: Values) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value !== 'object' && typeof value !== 'function'))

function addressOf(id: string, initial: Values, args: Values, globals: Values, still: boolean): string {
  const address = new URL(document.baseURI)
  const carried = {
    id,
    viewMode: 'story',
    args: buildArgsParam(simple(initial), simple(args)),
    globals: globalsInAddress(globals),
    ...(still && { [stillParam]: 'yes' }),
  }
  address.search = new URLSearchParams(carried).toString()
  return address.href
}

interface Props {
  readonly height: string
  /**
   * The story's export.
   * @default the page's first story
   */
  readonly of?: Of
  /** Whether nothing in it takes the focus: it opens with the page. */
  readonly still?: boolean
  /**
   * The enterprise of the frame.
   * @default the toolbar's
   */
  readonly enterprise?: string
}

/** A story in a frame of its own, with the toolbar's globals and the controls' arguments. */
export function FramedStory({ height, of, still = false, enterprise }: Props) {
  const { channel, getStoryContext } = useContext(DocsContext)
  const { story } = useOf(of ?? 'story', ['story'])
  const current = () => {
    const { args, globals } = shown.parse(getStoryContext(story))
    return addressOf(story.id, story.initialArgs, args, enterprise === undefined ? globals : { ...globals, enterprise }, still)
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
      {/* It loads when it is scrolled into view, since what opens in it takes the focus. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, and it needs its scripts and its origin */}
      <iframe className={frame} style={{ blockSize: height }} loading="lazy" title={story.name} srcDoc={framePage(story.name, address)} />
    </>
  )
}
