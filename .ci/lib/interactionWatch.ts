/** What one interaction cost, in milliseconds. */
export interface Cost {
  /** From the event to the next paint: the browser's figure, in steps of 8; ours if that is below 16 or missing. */
  paint: number
  /** The longest task until the page is idle, which a next key would have to wait for; 0 below 50. */
  task: number
  /** From the event to the paint that shows the expected result. */
  shown: number
}

declare global {
  interface Window {
    watch: { start: (isShown: () => boolean) => void; end: () => Promise<Cost> }
  }
}

/** Runs in the page before its own scripts, so it can use nothing from outside. */
export function installWatch(): void {
  let began = 0
  let stepCount = 0
  let own = 0
  let streamed = 0
  let shown = 0
  let isShown = () => true
  const entries: PerformanceEntry[] = []
  const watch = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  const everyEvent: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  watch.observe(everyEvent)
  watch.observe({ type: 'longtask' })

  /** Calls back after the next frame is painted. */
  const afterPaint = (then: () => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
  /** Events of which many occur in one frame: the browser does not report their timing. */
  const streams = ['wheel', 'pointermove']
  const note = ({ timeStamp, type }: Event) => {
    const isFirst = own === 0
    const step = stepCount
    own = Math.max(own, 1)
    const check = () => {
      if (step !== stepCount) return
      if (isShown()) shown = performance.now() - timeStamp
      else afterPaint(check)
    }
    afterPaint(() => {
      // Events before the step, such as the mouse on its way, are not part of its cost.
      if (step !== stepCount) return
      const took = performance.now() - timeStamp
      own = Math.max(own, took)
      if (streams.includes(type)) streamed = Math.max(streamed, took)
      if (isFirst) check()
    })
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'keyup', 'input', ...streams]) {
    addEventListener(type, note, { capture: true, passive: true })
  }
  /** Resolves after nothing has happened for a while and the browser has reported its entries. */
  const standstill = () => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 150), { timeout: 1000 }))

  window.watch = {
    start(whenShown) {
      watch.takeRecords()
      entries.length = 0
      stepCount += 1
      own = 0
      streamed = 0
      shown = Number.NaN
      isShown = whenShown
      began = performance.now()
    },
    async end() {
      // A result that a timer delays is still a response.
      do await standstill()
      while (Number.isNaN(shown) && performance.now() < began + 2000)
      entries.push(...watch.takeRecords())
      const longest = (type: string) =>
        entries
          // Another process writes the event's time, which may arrive late.
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
