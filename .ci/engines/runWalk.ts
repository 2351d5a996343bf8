import { randomUUID } from 'node:crypto'
import { newGuest } from '../../apps/e2e/guest.ts'
import type { Enterprise } from '../../apps/e2e/enterprise.ts'
import { type Requests, Sandbox } from '../../apps/e2e/sandbox.ts'
import type { Engine } from './engine.ts'
import { Page } from './page.ts'
import type { Walk } from './walk.ts'

/** The time limit of a walk, in milliseconds. */
const timeLimit = 120_000

/** A phone's window; WebKit's MiniBrowser cannot be narrower. */
const size = { width: 447, height: 860 }

const requests: Requests = {
  get: (address) => fetch(address),
  post: async (address, { data }) => {
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' } })
    return { ok: () => answer.ok, text: () => answer.text() }
  },
}

/** Rejects when a walk hangs, for example because the browser stopped responding. */
function withinTime<T>(task: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const alarm = setTimeout(() => reject(new Error(`The walk took more than ${timeLimit / 1000} s.`)), timeLimit)
  return Promise.race([task, promise]).finally(() => clearTimeout(alarm))
}

/** Runs a walk in a new browser, against a sandbox without faults. @throws when the walk fails. */
export async function runWalk(walk: Walk, engine: Engine, enterprise: Enterprise, origin: string): Promise<void> {
  // The walks of an engine run one after the other, so a fault needs no lane.
  const sandbox = new Sandbox(requests, origin, undefined)
  await sandbox.calm()
  const browser = await engine.launch(walk.scheme)
  const newTab = async () => {
    const page = new Page(await browser.newTab(), `${origin}/${enterprise.name}/`)
    await page.resize(size)
    return page
  }
  const guest = newGuest(`walk-${randomUUID().slice(0, 8)}`, enterprise.settings.requiredEmailEnding)
  try {
    await withinTime(newTab().then((page) => walk.go({ page, newTab, enterprise, guest, sandbox })))
  } finally {
    await browser.close()
  }
}
