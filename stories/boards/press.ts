import type { Channel } from 'storybook/internal/channels'
import * as z from 'zod/mini'
import { framePage, globalsInAddress } from '../../.storybook/manager/framePage.ts'
import { type Pose, pictureParam } from '../../.storybook/docs/picture.ts'
import { markupOf } from './markupOf.ts'

/** A story as it is to be drawn. */
export type Drawn = {
  readonly id: string
  readonly globals: Readonly<Record<string, string>>
  readonly pose: Pose
  /** In pixels. */
  readonly window: { readonly width: number; readonly height: number }
}

/** What ends the drawing of a story: an error is drawn as Storybook shows it. What comes after `completing` waits for animations. */
const phases = ['completing', 'completed', 'finished', 'errored', 'aborted'] as const
const endings = ['storyMissing', 'storyErrored', 'storyThrewException']
const phaseChanged = 'storyRenderPhaseChanged'

const isDrawn = (change: unknown, id: string): boolean =>
  z.safeParse(z.object({ newPhase: z.enum(phases), storyId: z.literal(id) }), change).success

/** In milliseconds. A story that hangs is drawn as it stands then. */
const longest = 15_000
/** In milliseconds. A frame without work is removed, for the memory that it holds. */
const idle = 120_000

type Preview = Window & { readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel }

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Nobody reads the result of axe here, and it takes long. */
function addressOf({ id, globals, pose }: Drawn): string {
  const address = new URL('iframe.html', document.baseURI)
  address.search = new URLSearchParams({
    id,
    viewMode: 'story',
    [pictureParam]: pose,
    globals: `${globalsInAddress(globals)};a11y.manual:!true`,
  }).toString()
  return address.href
}

/** A hidden Storybook that draws one story after the other: to load one for each picture would take a hundred times as long. */
class Press {
  #frame: HTMLIFrameElement | null = null
  #line: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  draw(story: Drawn, isWanted: () => boolean): Promise<string | null> {
    const drawn = this.#line.then(() => (isWanted() ? this.#drawNow(story) : null))
    this.#line = drawn.catch(() => this.#remove())
    return drawn
  }

  async #drawNow(story: Drawn): Promise<string> {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#remove(), idle)
    const isFirst = this.#frame === null
    const frame = (this.#frame ??= await opened(story))
    Object.assign(frame.style, { width: `${story.window.width}px`, height: `${story.window.height}px` })
    const preview = previewIn(frame)
    const channel = await channelOf(preview)
    await Promise.race([shown(channel, story.id, isFirst), sleep(longest)])
    // What effects set, and what loads with the step, is there in the next frame.
    await settled(preview.document)
    return markupOf(preview.document)
  }

  #remove(): void {
    this.#frame?.remove()
    this.#frame = null
  }
}

function opened(story: Drawn): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.inert = true
  frame.ariaHidden = 'true'
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; visibility: hidden; pointer-events: none'
  frame.srcdoc = framePage('Press', addressOf(story))
  return new Promise((done) => {
    frame.addEventListener('load', () => done(frame), { once: true })
    document.body.append(frame)
  })
}

function previewIn(frame: HTMLIFrameElement): Preview {
  const preview = frame.contentDocument?.querySelector('iframe')?.contentWindow
  if (!preview) throw new Error('The frame holds no Storybook.')
  return preview
}

async function channelOf(preview: Preview): Promise<Channel> {
  while (!preview.__STORYBOOK_ADDONS_CHANNEL__) await sleep(10)
  return preview.__STORYBOOK_ADDONS_CHANNEL__
}

const lastOf = (channel: Channel): unknown => {
  const given: unknown = channel.last(phaseChanged)
  return Array.isArray(given) ? given[0] : undefined
}

/** Shows the story, unless the frame was opened with it. */
function shown(channel: Channel, id: string, isFirst: boolean): Promise<void> {
  return new Promise((done) => {
    const change = (given: unknown) => isDrawn(given, id) && end()
    const end = () => {
      channel.off(phaseChanged, change)
      for (const ending of endings) channel.off(ending, end)
      done()
    }
    channel.on(phaseChanged, change)
    for (const ending of endings) channel.on(ending, end)
    if (!isFirst) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    // It may have ended before anybody listened.
    else if (isDrawn(lastOf(channel), id) || endings.some((ending) => channel.last(ending))) end()
  })
}

/** In milliseconds. */
const quiet = 30
const longestQuiet = 1_000

/** Resolves when nothing has changed for a moment. */
async function settled(page: Document): Promise<void> {
  const until = performance.now() + longestQuiet
  let changed = performance.now()
  const observer = new MutationObserver(() => (changed = performance.now()))
  observer.observe(page.body, { subtree: true, childList: true, characterData: true })
  while (performance.now() < Math.min(changed + quiet, until)) await sleep(quiet / 3)
  observer.disconnect()
}

const presses = new Map<string, Press>()
const known = new Map<string, Promise<string | null>>()
// A changed file changes what was drawn.
import.meta.hot?.on('vite:afterUpdate', () => known.clear())

/**
 * The story as markup for a frame without scripts; it is drawn once, and then known. Null if nobody wants it any more when its
 * turn comes.
 */
export async function draw(story: Drawn, isWanted: () => boolean): Promise<string | null> {
  const { globals, pose } = story
  const kind = JSON.stringify({ globals, pose })
  const press = presses.get(kind) ?? new Press()
  presses.set(kind, press)
  const key = JSON.stringify(story)
  const drawing = known.get(key) ?? press.draw(story, isWanted)
  known.set(key, drawing)
  const drawn = await drawing.catch((error: unknown) => {
    known.delete(key)
    throw error
  })
  if (drawn !== null) return drawn
  known.delete(key)
  // Another picture of the same story asked first, and has gone.
  return isWanted() ? draw(story, isWanted) : null
}
