import type { Of } from '@storybook/addon-docs/blocks'
import { buildArgsParam } from 'storybook/internal/router'
import { frame } from './docs.css.ts'
import { framePage, globalsInAddress, stillParam } from '../manager/framePage.ts'
import { useContextHere } from './useStoryHere.tsx'

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
  const { story, args, globals } = useContextHere(of)
  const chosen = enterprise === undefined ? globals : { ...globals, enterprise }
  const address = addressOf(story.id, story.initialArgs, args, chosen, still)
  return (
    <>
      {/* It loads when it is scrolled into view, since what opens in it takes the focus. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, and it needs its scripts and its origin */}
      <iframe className={frame} style={{ blockSize: height }} loading="lazy" title={story.name} srcDoc={framePage(story.name, address)} />
    </>
  )
}
