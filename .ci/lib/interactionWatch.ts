/** What one interaction cost, in milliseconds. */
export interface Cost {
  /** From the event to the next paint: the browser's own figure, in steps of 8; where that is below 16, or it has none, ours. */
  paint: number
  /** The longest piece of work until all stood still, which a next key would have to wait for; 0 below 50. */
  task: number
  /** From the event to the paint that shows what was asked for. */
  shown: number
}

declare global {
  interface Window {
    watch: { start: (isShown: () => boolean) => void; end: () => Promise<Cost> }
  }
}

/** Runs in the page before its own scripts; it may use nothing from outside of itself. */
export function installWatch(): void {
  let began = 0
  let turn = 0
  let own = 0
  let streamed = 0
  let shown = 0
  let isShown = () => true
  const entries: PerformanceEntry[] = []
  const watch = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  const everyEvent: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  watch.observe(everyEvent)
  watch.observe({ type: 'longtask' })

  /** Calls back as soon as the next frame has been painted. */
  const afterPaint = (then: () => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
  /** Events of which many come for one frame: the browser tells nothing of these. */
  const streams = ['wheel', 'pointermove']
  const note = ({ timeStamp, type }: Event) => {
    const isFirst = own === 0
    const noted = turn
    own = Math.max(own, 1)
    const look = () => {
      if (noted !== turn) return
      if (isShown()) shown = performance.now() - timeStamp
      else afterPaint(look)
    }
    afterPaint(() => {
      // What came before the step, as the mouse on its way to it, is no part of its cost.
      if (noted !== turn) return
      const took = performance.now() - timeStamp
      own = Math.max(own, took)
      if (streams.includes(type)) streamed = Math.max(streamed, took)
      if (isFirst) look()
    })
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'keyup', 'input', ...streams]) {
    addEventListener(type, note, { capture: true, passive: true })
  }
  /** Until nothing has happened for a while, and the browser has told of what has. */
  const standstill = () => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 150), { timeout: 1000 }))

  window.watch = {
    start(whenShown) {
      watch.takeRecords()
      entries.length = 0
      turn += 1
      own = 0
      streamed = 0
      shown = Number.NaN
      isShown = whenShown
      began = performance.now()
    },
    async end() {
      // What is shown after a wait of its own is still an answer.
      do await standstill()
      while (Number.isNaN(shown) && performance.now() < began + 2000)
      entries.push(...watch.takeRecords())
      const longest = (type: string) =>
        entries
          // An event may have come just before: its time is taken by another process.
          .filter(({ entryType, startTime }) => entryType === type && startTime >= began - 8)
          .reduce((most, { duration }) => Math.max(most, duration), 0)
      return {
        paint: Math.round(Math.max(longest('event'), streamed) || own),
        task: Math.round(longest('longtask')),
        shown: Math.round(shown),
      }
    },
  }
}
