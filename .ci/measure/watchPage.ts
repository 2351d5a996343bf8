/** A control of `main` when it was in sight and enabled for the first time. Times are milliseconds since the navigation began. */
export interface Control {
  kind: 'text field' | 'link' | 'other'
  /** A field's `name` or label, or else the text of the control. */
  name: string
  painted: number
  /** When React answered for it; null if that was not seen. */
  held: number | null
}

/** The page so far, as `watchPage` has seen it. */
export interface Watched {
  controls: Control[]
  /** The largest contentful paint. */
  lcp: number
  /** Paint of the first text or picture. */
  fcp: number
  /** The longest time from a press to the next paint. */
  answers: number
  /** The controls of `main` that are in sight and enabled now. */
  now: () => { element: Element; kind: Control['kind']; name: string }[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/**
 * Runs in the page before its own scripts, and checks the controls of `main` after every frame, until React answers for one. It is
 * sent as text, so it uses nothing from outside.
 *
 * In sight: at the middle of the control, or of its label, the page shows just that, and nothing over it. Enabled: neither disabled
 * nor read-only, and in nothing `inert` or `aria-hidden`. React answers for an element that has its `__reactProps$…`, in a root that is
 * not waiting to be hydrated: with less, React drops the press.
 */
export function watchPage(): void {
  const controls = 'input:not([type=hidden]), select, textarea, button, a[href], [role=button], [role=checkbox], [role=radio], [role=tab]'
  const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=range])'
  const known = new WeakMap<Element, Control>()

  const labelsOf = (element: Element): Element[] => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [])
  const isInSight = (box: Element): boolean => {
    const { left, top, width, height } = box.getBoundingClientRect()
    if (width === 0 || height === 0 || !box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && box.contains(hit)
  }
  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled=true], :is(input, textarea):read-only:not([type=checkbox], [type=radio])') &&
    element.closest('[inert], [aria-hidden=true]') === null
  const nameOf = (element: Element): string =>
    (element.getAttribute('name') || element.getAttribute('aria-label') || labelsOf(element)[0]?.textContent || element.textContent)
      .trim()
      .slice(0, 40)
  /** Whether the browser itself follows it: to another page, or to a place that is there. */
  const isFollowed = (link: HTMLAnchorElement): boolean =>
    link.protocol !== 'javascript:' && (!link.getAttribute('href')?.startsWith('#') || document.getElementById(link.hash.slice(1)) !== null)
  const kindOf = (element: Element): Control['kind'] =>
    element.matches(textFields) ? 'text field' : element instanceof HTMLAnchorElement && isFollowed(element) ? 'link' : 'other'
  const within = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const isHeld = (element: Element): boolean => {
    if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const key = Object.keys(at).find((each) => each.startsWith('__reactContainer$'))
      if (key === undefined) continue
      return ['stateNode', 'current', 'memoizedState', 'isDehydrated'].reduce(within, Reflect.get(at, key)) !== true
    }
    return false
  }

  const watched: Watched = {
    controls: [],
    lcp: Number.NaN,
    fcp: Number.NaN,
    answers: 0,
    now: () =>
      [...document.querySelectorAll(`main :is(${controls})`)]
        .filter((element) => isEnabled(element) && [element, ...labelsOf(element)].some(isInSight))
        .map((element) => ({ element, kind: kindOf(element), name: nameOf(element) })),
  }
  window.watched = watched
  const look = (): void => {
    const at = Math.round(performance.now())
    for (const { element, kind, name } of watched.now()) {
      const control = known.get(element) ?? { kind, name, painted: at, held: null }
      if (!known.has(element)) watched.controls.push(control)
      known.set(element, control)
      // The target of a link in the page was added after the link.
      if (control.kind !== kind) Object.assign(control, { kind, painted: at })
      if (isHeld(element)) control.held ??= at
    }
    if (watched.controls.every(({ held }) => held === null)) afterPaint()
  }
  // A timer that a frame sets runs after the frame is painted.
  const afterPaint = (): void => void requestAnimationFrame(() => setTimeout(look))
  afterPaint()

  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: PerformanceObserverInit = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcp = Math.round(startTime)))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = Math.round(startTime)
  })
  observe(
    'event',
    (entry) => {
      // A movement has no interaction.
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) watched.answers = Math.max(watched.answers, entry.duration)
    },
    { durationThreshold: 16 },
  )
}
