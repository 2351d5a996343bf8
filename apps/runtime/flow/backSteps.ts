import type { RouterHistory } from '@tanstack/history'
import { stepNames } from '../page/address.tsx'

/** Marks the history entry of a step back. */
const mark = { stepped: true }

const isStepped = (state: object): boolean => 'stepped' in state

/** A flow that the browser's Back takes one step back. */
type Steps = {
  readonly canGoBack: () => boolean
  /** Goes one step back; returns whether the flow can go back again. */
  readonly goBack: () => boolean
}

type BackSteps = {
  /** Adds a flow of the page; returns how to remove it. */
  readonly join: (steps: Steps) => () => void
  /** Checks the marked entry again, after this task: a router writes history entries in it too. */
  readonly sync: () => void
}

/** The address without the step that a page names in it. */
function pageOf(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://page.example')
  for (const name of stepNames) searchParams.delete(name)
  return `${pathname}?${searchParams}${hash}`
}

const ofHistory = new WeakMap<RouterHistory, BackSteps>()

/** The owner of a history's marked entry, for all flows of the page: the entry is there while one of them can go back. */
export function backSteps(history: RouterHistory): BackSteps {
  const known = ofHistory.get(history)
  if (known) return known
  const flows = new Set<Steps>()
  // True while the marked entry is removed: that is no step back by the guest.
  let isRemoving = false
  let page = pageOf(history.location.href)

  const add = () => history.push(history.location.href, mark)

  function syncEntry(): void {
    // `history.back` is asynchronous: a second call would go back twice, and leave the page.
    if (isRemoving) return
    const stepped = isStepped(history.location.state)
    const canGoBack = [...flows].some((flow) => flow.canGoBack())
    if (canGoBack && !stepped) add()
    if (!canGoBack && stepped) {
      isRemoving = true
      history.back()
    }
  }

  function stepBack(): void {
    const able = [...flows].filter((flow) => flow.canGoBack())
    // At once: a second Back may follow before the next render.
    if (able.pop()?.goBack() === true || able.length > 0) add()
  }

  history.subscribe(({ location, action }) => {
    // Another hash, typed into the address bar, is no step back.
    const isSamePage = pageOf(location.href) === page
    page = pageOf(location.href)
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    if (isRemoving) {
      isRemoving = false
      // The step may have changed meanwhile.
      syncEntry()
    } else if (!isStepped(location.state) && isSamePage) stepBack()
  })

  const sync = () => queueMicrotask(syncEntry)
  const created: BackSteps = {
    join: (steps) => {
      flows.add(steps)
      sync()
      return () => {
        flows.delete(steps)
        sync()
      }
    },
    sync,
  }
  ofHistory.set(history, created)
  return created
}
