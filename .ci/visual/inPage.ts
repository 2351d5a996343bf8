/** What runs within the Storybook's page. Each function is sent there by itself, so it may name nothing from outside. */

interface PreparedStory {
  readonly parameters: {
    readonly visual?: { readonly skip?: string }
    readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string; readonly height: string } }>> }
  }
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } }
}

interface Preview {
  readonly ready: () => Promise<unknown>
  readonly loadStory: (which: { storyId: string }) => Promise<PreparedStory>
}

interface Channel {
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly off: (event: string, listener: (payload: unknown) => void) => void
  readonly emit: (event: string, payload: unknown) => void
}

declare global {
  interface Window {
    /** Storybook's own, under names that no version of it declares otherwise. */
    readonly visualPreview: Preview | undefined
    readonly visualChannel: Channel
    /** Begins the row of chance anew. */
    visualReseed: () => void
  }
}

/** Before anything else runs on the page: the hour stands still, and chance is the same each time. */
export function prepareWorld(now: number): void {
  Object.defineProperty(window, 'visualPreview', { get: (): unknown => Reflect.get(window, '__STORYBOOK_PREVIEW__') })
  Object.defineProperty(window, 'visualChannel', { get: (): unknown => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') })
  let seed = 1
  window.visualReseed = () => {
    seed = 1
  }
  // Lehmer's: as good as what it stands for, and the same after each beginning.
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  // Playwright's own clock would be another one beneath that of the stories that hold time: such a pair does not work.
  const still = new Proxy(Date, {
    construct: (Real, parts: unknown[], made): Date => {
      const date: unknown = Reflect.construct(Real, parts.length === 0 ? [now] : parts, made)
      return date instanceof Date ? date : new Real(now)
    },
    apply: (Real): string => new Real(now).toString(),
    get: (Real, key): unknown => (key === 'now' ? () => now : Reflect.get(Real, key)),
  })
  Reflect.set(window, 'Date', still)
}

/** What a story says of its own pictures. */
export interface Wishes {
  /** Why it has none; null where it has. */
  readonly skip: string | null
  /** The window that it alone is shown in; null for every window. */
  readonly viewport: { readonly width: number; readonly height: number } | null
}

/** Asks a story for its wishes, without drawing it. */
export async function wishesOf(storyId: string): Promise<Wishes> {
  const preview = window.visualPreview
  if (!preview) throw new Error('The Storybook has not begun.')
  await preview.ready()
  const { parameters, storyGlobals } = await preview.loadStory({ storyId })
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles
  return {
    skip: parameters.visual?.skip ?? null,
    viewport: styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null,
  }
}

/** Draws a story, anew if it stands there already, and plays it to its end. Gives what went wrong, or null. */
export async function drawStory({ storyId, anew }: { readonly storyId: string; readonly anew: boolean }): Promise<string | null> {
  const channel = window.visualChannel
  window.visualReseed()
  // Whether a focus shows its ring depends on who had it before.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const troubles = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying']
  const ends = ['storyFinished', 'storyErrored', 'storyMissing']
  let trouble: string | null = null
  const hear = (payload: unknown) => {
    trouble ??= JSON.stringify(payload instanceof Error ? payload.message : payload)
  }
  for (const event of troubles) channel.on(event, hear)
  let end = (_payload: unknown) => {}
  const ended = new Promise<void>((done) => {
    end = () => done()
  })
  for (const event of ends) channel.on(event, end)
  if (anew) channel.emit('forceRemount', { storyId })
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  await ended
  for (const event of troubles) channel.off(event, hear)
  for (const event of ends) channel.off(event, end)
  // What an error's page would show differs from machine to machine; where the story stopped does not.
  document.body.classList.remove('sb-show-errordisplay')
  document.body.classList.add('sb-show-main')
  return trouble
}

/** Waits until fonts and pictures are there and nothing on the page has changed for some frames; gives its height. */
export async function settled(): Promise<number> {
  // From its top: what sticks to an edge stands a fraction of a pixel elsewhere after a scroll.
  window.scrollTo({ top: 0, behavior: 'instant' })
  const quietFrames = 6
  const mostFrames = 180
  let quiet = 0
  const stir = () => {
    quiet = 0
  }
  const watch = new MutationObserver(stir)
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // Neither leaves a trace in the document: what still glides to its place, and who is about to have the focus.
  for (const event of ['scroll', 'focusin', 'focusout']) document.addEventListener(event, stir, { capture: true })
  await document.fonts.ready
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame += 1) {
    await new Promise((painted) => requestAnimationFrame(painted))
    // A picture that never comes is a state like any other: it is waited for, but not for ever.
    quiet = pictures.every(({ complete }) => complete) ? quiet + 1 : 0
  }
  watch.disconnect()
  for (const event of ['scroll', 'focusin', 'focusout']) document.removeEventListener(event, stir, { capture: true })
  // One that cannot be drawn is a state too.
  await Promise.all(pictures.filter(({ complete }) => complete).map((picture) => picture.decode().catch(() => null)))
  await document.fonts.ready
  return Math.max(document.documentElement.scrollHeight, document.body.scrollHeight)
}
