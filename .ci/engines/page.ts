import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { Point, Size, Tab } from './tab.ts'
import { findInPage } from './inPage.ts'
import { type Found, type Query, foundSchema, describeQuery } from './query.ts'

/** How long the page waits for a match, in milliseconds. */
const timeout = 30_000
const pause = 60
/** How long a person holds a button down, in milliseconds. */
const holdTime = 60

const library = join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js')
const librarySource = readFileSync(library, 'utf8')

const wait = () => new Promise<void>((resolve) => void setTimeout(resolve, pause))

/** A page as a person uses it. Every method waits until it finds what it needs. */
export class Page {
  readonly #tab: Tab
  readonly #base: string

  constructor(tab: Tab, base: string) {
    this.#tab = tab
    this.#base = base
  }

  open = (path: string): Promise<unknown> => this.#tab.open(new URL(path, this.#base).href)
  // A driver would wait for a load that a page in memory never has: the walk waits for what it expects to see.
  back = (): Promise<unknown> => this.evaluate('void setTimeout(() => history.back())')
  forward = (): Promise<unknown> => this.evaluate('void setTimeout(() => history.forward())')
  reload = (): Promise<unknown> => this.#tab.reload()
  resize = (size: Size): Promise<unknown> => this.#tab.resize(size)
  evaluate = (expression: string): Promise<unknown> => this.#tab.evaluate(expression)

  /** Retries until the function returns a truthy value; the error names what was awaited. */
  async until<T>(what: string, attempt: () => Promise<T | false | null | undefined>): Promise<T> {
    const end = performance.now() + timeout
    let lastError = ''
    while (performance.now() < end) {
      try {
        const result = await attempt()
        if (result !== false && result !== null && result !== undefined) return result
        lastError = ''
      } catch (error) {
        // A page that is being left cannot answer. Any other error is reported below.
        lastError = ` (${String(error).split('\n')[0] ?? ''})`
      }
      await wait()
    }
    throw new Error(`${what}: not within ${timeout / 1000} s${lastError}. ${await this.#state()}`)
  }

  /** What the page shows now, for error messages. */
  async #state(): Promise<string> {
    const shown =
      '`${location.href} shows: ${[document, ...[...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument)].map((each) => each?.body.innerText).join(" | ").replaceAll(/\\s+/g, " ").slice(0, 600)}`'
    return String(await this.#tab.evaluate(shown).catch((error: unknown) => String(error)))
  }

  /** The visible matches. */
  async all(query: Query, isScrolledTo = false): Promise<readonly Found[]> {
    const { name } = query
    const sent = {
      ...query,
      source: typeof name === 'string' ? name : name.source,
      flags: typeof name === 'string' ? null : name.flags,
      isScrolledTo,
    }
    const expression = `(${findInPage.toString()})(${JSON.stringify(sent)})`
    const ask = async () => z.nullable(z.array(foundSchema)).parse(await this.#tab.evaluate(expression))
    const found = await ask()
    if (found) return found
    await this.#tab.evaluate(`(function () { ${librarySource} }).call(globalThis)`)
    return (await ask()) ?? []
  }

  /** Waits for a match that passes the check. */
  see(query: Query, as: (found: Found) => boolean = () => true): Promise<Found> {
    return this.until(`${describeQuery(query)} is seen${as.length === 0 ? '' : ` with ${as.toString()}`}`, async () =>
      (await this.all(query)).find(as),
    )
  }

  /** Waits until there is no match. */
  async gone(query: Query): Promise<void> {
    await this.until(`${describeQuery(query)} is gone`, async () => (await this.all(query)).length === 0)
  }

  /** Waits for exactly one match, scrolls to it, and waits until it is at rest and nothing covers it. */
  async reach(query: Query): Promise<Found> {
    let before: Found | null = null
    return this.until(`${describeQuery(query)} can be pressed`, async () => {
      const [first, ...more] = await this.all(query, before !== null && !before.isOnTop)
      if (more.length > 0) throw new Error(`There are ${more.length + 1} of them.`)
      const rests = first?.isOnTop && first.isEnabled && first.box.x === before?.box.x && first.box.y === before.box.y
      before = first ?? null
      return rests ? first : null
    })
  }

  /** Clicks the middle of the match. */
  async press(query: Query, times = 1, hold = holdTime): Promise<void> {
    const { box } = await this.reach(query)
    await this.#tab.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, times, hold)
  }

  /** Clicks at a point of the window. */
  tap = (at: Point): Promise<void> => this.#tab.press(at, 1, holdTime)

  key = (name: string, held?: string): Promise<void> => this.#tab.key(name, held)

  /** Types into the focused element. */
  async write(text: string): Promise<void> {
    for (const character of text) await this.#tab.key(character)
  }

  /** Replaces the text of a field. */
  async type(query: Query, text: string): Promise<void> {
    await this.press(query)
    await this.see(query, ({ isFocused }) => isFocused)
    await this.key('a', 'Control')
    await this.key('Backspace')
    await this.write(text)
  }

  /** Presses Tab until the match has the focus. */
  async tabTo(query: Query): Promise<void> {
    for (let stops = 0; stops < 40; stops += 1) {
      if ((await this.all(query)).some(({ isFocused }) => isFocused)) return
      await this.key('Tab')
    }
    throw new Error(`Tab never leads to ${describeQuery(query)}. ${await this.#state()}`)
  }

  /** Puts text on the clipboard as a person does: selects it in a field and copies it. */
  async copy(text: string): Promise<void> {
    const field = 'Object.assign(document.createElement("textarea"), { id: "copied" })'
    await this.evaluate(
      `(() => { const field = ${field}; document.body.append(field); field.value = ${JSON.stringify(text)}; field.select() })()`,
    )
    await this.key('c', 'Control')
    await this.evaluate('document.querySelector("#copied").remove()')
  }

  async at(address: RegExp): Promise<void> {
    await this.until(`the address is ${String(address)}`, async () => address.test(String(await this.evaluate('location.href'))))
  }
}
