import { type BrowserContext, type Page, expect } from '@playwright/test'

/** Tells what is typed, and when somebody signs out or opts out. Runs in the page. */
function tell(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) console.debug(`typed ${target.value}`)
    },
    { capture: true },
  )
  const setItem: unknown = Reflect.get(Storage.prototype, 'setItem')
  Storage.prototype.setItem = function set(key, value) {
    if (typeof setItem === 'function') Reflect.apply(setItem, this, [key, value])
    // An expired session adds its mark after a dot.
    if (key.endsWith('.signedOut') && !value.includes('.')) console.debug('left')
  }
}

/** The entries of a tab's storage, without payments that are not settled: they name the thing that is paid, and nobody. */
const stored = (page: Page, mayStay: RegExp): Promise<readonly string[]> =>
  page.evaluate(
    (stays) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries<string>(storage).flatMap(([key, value]) => (stays.test(key) ? [] : [`${key}: ${value}`])),
      ),
    mayStay,
  )

const unsettled = /(?:^|\.)entry\./
/** A purchase that is under way stays with its buyer after an opt-out. */
const purchaseToo = new RegExp(`${unsettled.source}|flow\\.checkout`)

/** Watches what is typed in a context; returns how to check that none of it is stored after its person has left. */
export async function watchTyped(context: BrowserContext): Promise<() => Promise<void>> {
  const typed: string[] = []
  let before: number | null = null
  let mayStay = unsettled
  const leave = (stays: RegExp) => {
    before = typed.length
    mayStay = stays
  }
  await context.addInitScript(tell)
  context.on('console', (message) => {
    if (message.type() !== 'debug') return
    if (message.text().startsWith('typed ')) typed.push(message.text().slice('typed '.length))
    if (message.text() === 'left') leave(unsettled)
  })
  context.on('response', (response) => {
    // With OPT_OUT the browser's signal opts out, and nobody leaves.
    const isPressed = process.env['OPT_OUT'] === undefined
    if (isPressed && response.url().endsWith('/do_not_track') && response.ok()) leave(purchaseToo)
  })
  return async () => {
    if (before === null) return
    const again = new Set(typed.slice(before))
    // A shorter text is part of others.
    const ofWhoLeft = [...new Set(typed.slice(0, before))].filter((text) => text.trim().length > 5 && !again.has(text))
    const left = async () => {
      const all = await Promise.all(context.pages().map((page) => stored(page, mayStay).catch(() => [])))
      return all.flat().filter((entry) => ofWhoLeft.some((text) => entry.includes(text)))
    }
    await expect.poll(left, { message: 'the storage holds what was typed before a sign-out or an opt-out' }).toEqual([])
  }
}
