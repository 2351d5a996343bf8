import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

/** The longest task of the page's main thread in a while, and what took most of it. */
export type Longest = { readonly ms: number; readonly parts: string }

const event = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  dur: z.optional(z.number()),
  /** The processor's own time: it does not grow while others use it. */
  tdur: z.optional(z.number()),
  pid: z.number(),
  tid: z.number(),
  args: z.optional(z.looseObject({ name: z.optional(z.unknown()) })),
})
type Event = z.output<typeof event>
const trace = z.object({ traceEvents: z.array(z.unknown()) })

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', '__metadata']

/** Milliseconds for what an act has begun: a debounced search, a list that React draws in slices, a draft that is saved. */
const settled = 2_000

/** The work that is distinguished within a task. */
const kinds: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MajorGC: 'gc',
  MinorGC: 'gc',
  ParseHTML: 'html',
}

/** Milliseconds of an event. */
type Time = (event: Event) => number

const isWithin = (one: Event, other: Event): boolean => one.ts >= other.ts && one.ts + (one.dur ?? 0) <= other.ts + (other.dur ?? 0)

/** The milliseconds of each kind of work in a task, the longest first. Style and layout that a script asks for are not the script's. */
function partsOf(task: Event, events: readonly Event[], timeOf: Time): string {
  const sums = new Map<string, number>()
  const open: { readonly event: Event; readonly kind: string }[] = []
  for (const inner of events.filter((each) => kinds[each.name] !== undefined && isWithin(each, task))) {
    while (open.length > 0 && !isWithin(inner, open.at(-1)?.event ?? task)) open.pop()
    const kind = kinds[inner.name] ?? ''
    const outer = open.at(-1)
    if (outer) sums.set(outer.kind, (sums.get(outer.kind) ?? 0) - timeOf(inner))
    sums.set(kind, (sums.get(kind) ?? 0) + timeOf(inner))
    open.push({ event: inner, kind })
  }
  return [...sums]
    .filter(([, sum]) => sum >= 1)
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, sum]) => `${kind} ${Math.round(sum)}`)
    .join(', ')
}

function longestIn(events: readonly Event[], timeOf: Time): Longest {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofPages = events
    .filter(({ ph, pid, tid }) => ph === 'X' && threads.some((thread) => thread.pid === pid && thread.tid === tid))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const [longest] = ofPages.filter(({ name }) => name === 'RunTask').toSorted((one, other) => timeOf(other) - timeOf(one))
  if (longest === undefined) throw new Error('The browser has recorded no task.')
  const inside = ofPages.filter((each) => each.pid === longest.pid && each !== longest)
  return { ms: Math.round(timeOf(longest)), parts: partsOf(longest, inside, timeOf) }
}

export type Recording = {
  /** Counts the processor's time so many times; null where the browser is slowed, and counts the whole time. */
  readonly timesProcessor: number | null
  /** The file of what the browser has recorded, with the functions that ran; undefined for none. */
  readonly path: string | undefined
}

/** Acts, and returns the longest task from then until the page is at rest. `act` runs nothing in the page itself. */
export async function longestTask(page: Page, act: () => Promise<void>, { timesProcessor, path }: Recording): Promise<Longest> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  await browser.startTracing(page, {
    categories: path === undefined ? categories : [...categories, 'disabled-by-default-v8.cpu_profiler'],
    ...(path !== undefined && { path }),
  })
  // The browser's own preparation is no task of the page.
  await page.waitForTimeout(path === undefined ? 100 : 600)
  await act()
  await page.waitForTimeout(settled)
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  return longestIn(
    traceEvents.flatMap((each) => event.safeParse(each).data ?? []),
    ({ dur = 0, tdur = 0 }) => (timesProcessor === null ? dur : tdur * timesProcessor) / 1_000,
  )
}
