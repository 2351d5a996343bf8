/** Nothing in a picture moves, and no caret blinks. */
export const hideWhatMoves =
  '*, ::before, ::after { animation: none 1ms !important; transition: none !important; caret-color: transparent !important }'

/** The ground of a map, which a worker and the machine's graphics draw, is another one each time. */
export const hideMaps = '.maplibregl-canvas { visibility: hidden }'

/**
 * Sets the clock to an evening, so that pictures of two days are alike. It stands still for a story that is shown as it stands; a play may
 * wait for time to pass. Runs in the page, before its scripts.
 */
export function holdClock(passes: boolean): void {
  const evening = Date.UTC(2026, 10, 20, 23, 42)
  const now = () => evening + (passes ? performance.now() | 0 : 0)
  globalThis.Date = new Proxy(Date, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it makes what `Date` makes
    construct: (date, args: unknown[], made) => Reflect.construct(date, args.length === 0 ? [now()] : args, made) as Date,
    get: (date, key): unknown => (key === 'now' ? now : Reflect.get(date, key)),
    apply: () => new Date().toString(),
  })
}

/**
 * Watches the page from its first script on: `settled` waits until nothing has changed for some milliseconds, no request and no file is
 * awaited, and no script asks for the next frame, as a map does while it draws.
 */
export function watchChanges(): void {
  const { requestAnimationFrame: nextFrame, fetch: request, setTimeout: later } = globalThis
  let changed = 0
  let requests = 0
  const note = () => void (changed = performance.now())
  globalThis.requestAnimationFrame = (callback) => {
    note()
    return nextFrame(callback)
  }
  globalThis.fetch = async (...args) => {
    requests += 1
    try {
      return await request(...args)
    } finally {
      requests -= 1
      note()
    }
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const isLoading = () => requests > 0 || document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete)
  const settled = async (quiet: number) => {
    for (const image of document.images) image.loading = 'eager'
    note()
    const until = changed + 6_000
    while (performance.now() < until && (performance.now() < changed + quiet || isLoading()))
      await new Promise<void>((done) => void later(done, 10))
  }
  Object.assign(globalThis, { settled })
}

/** Shows a story, and waits until it has settled: an app loads its pages, and then what they read. Runs in the page. */
export async function show(storyId: string): Promise<void> {
  await new Promise<void>((done) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's own channel
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
      on(event: string, then: (change: { storyId: string; newPhase: string }) => void): void
      emit(event: string, story: object): void
    }
    channel.on('storyRenderPhaseChanged', (change) => {
      if (change.storyId === storyId && ['completed', 'finished', 'errored', 'aborted'].includes(change.newPhase)) done()
    })
    // Choosing a story that is shown already has no effect.
    const isShown = new URLSearchParams(location.search).get('id') === storyId
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    setTimeout(done, 15_000)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `watchChanges` has set it
  await (Reflect.get(globalThis, 'settled') as (quiet: number) => Promise<void>)(storyId.startsWith('apps-') ? 1_000 : 120)
}

/** Gives the page the scheme, and waits until it has settled in its new window. Runs in the page. */
export async function showIn(scheme: string): Promise<void> {
  document.documentElement.dataset['scheme'] = scheme
  scrollTo(0, 0)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `watchChanges` has set it
  await (Reflect.get(globalThis, 'settled') as (quiet: number) => Promise<void>)(50)
}

/** The height of the page, at least that of its window. Runs in the page. */
export const wholeHeight = (): number => Math.max(innerHeight, document.documentElement.scrollHeight)
