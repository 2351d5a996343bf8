import type { BrowserContext, Page, Request } from '@playwright/test'

/** The trouble of the next request that pays. */
export const troubles = ['late to the server', 'answered late', 'lost before the server', 'answer lost'] as const
export type Trouble = (typeof troubles)[number]

/** A request that pays, as it left the page. */
export type Sent = { readonly page: Page; readonly key: string; readonly body: string }

/** All that a page shows, offers and has saved. */
export type Seen = {
  readonly text: string
  readonly heading: string
  /** The buttons and links that can be pressed. */
  readonly controls: readonly string[]
  /** Those of the question over the page; null without one. */
  readonly question: readonly string[] | null
  /** Its text, address and fields, and the storages. */
  readonly traces: string
}
const nothing: Seen = { text: '', heading: '', controls: [], question: null, traces: '' }

/** Runs in the page. */
function look(): Seen & { readonly isBusy: boolean } {
  const namesIn = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>('button:not([disabled]):not([aria-disabled=true]), a[href]')].flatMap((each) =>
      each.checkVisibility() && !each.closest('[inert]') ? [(each.ariaLabel ?? each.innerText).trim().replaceAll(/\s+/g, ' ')] : [],
    )
  const dialog = [...document.querySelectorAll('[role=alertdialog]')].find((each) => each.checkVisibility())
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  const saved = [sessionStorage, localStorage].map((storage) => Object.entries(storage))
  const text = document.body.innerText
  return {
    text,
    heading: document.querySelector('h1')?.innerText ?? '',
    controls: dialog ? [] : namesIn(document),
    question: dialog ? namesIn(dialog) : null,
    traces: JSON.stringify([document.title, location.href, text, values, saved]),
    // React marks the elements that it has drawn: the shell has none.
    isBusy:
      !Object.keys(document.querySelector('#root > *') ?? {}).some((name) => name.startsWith('__react')) ||
      [...document.querySelectorAll('[aria-busy=true]')].some((each) => each.checkVisibility()),
  }
}

/** Milliseconds between two looks at a page. */
const between = 50
/** Looks: as many equal ones show that a page stands still, or that an act has changed nothing; the most, and the most while an answer is held. */
const [equal, unchanged, most, mostHeld] = [4, 40, 600, 30]

/** A browser whose requests that pay may meet with trouble. */
export class Device {
  readonly #context: BrowserContext
  readonly #underWay = new Set<Request>()
  readonly #troubles = new Map<Page, Trouble>()
  readonly #held = new Set<() => void>()
  readonly sent: Sent[] = []

  constructor(context: BrowserContext) {
    this.#context = context
    context.on('request', (request) => this.#underWay.add(request))
    context.on('requestfinished', (request) => this.#underWay.delete(request))
    context.on('requestfailed', (request) => this.#underWay.delete(request))
  }

  get holds(): boolean {
    return this.#held.size > 0
  }

  isCalm = (page: Page): boolean => !this.#troubles.has(page)
  setTrouble = (page: Page, trouble: Trouble): void => void this.#troubles.set(page, trouble)

  /** Lets what is late arrive. */
  letGo(): void {
    for (const arrive of this.#held) arrive()
    this.#held.clear()
  }

  /** Notes each request that pays. A request that is late arrives also where its page was left meanwhile. */
  async watch(pays: RegExp): Promise<void> {
    await this.#context.route(
      ({ pathname }) => pays.test(pathname),
      async (route) => {
        const request = route.request()
        if (request.method() !== 'POST') return route.fallback()
        const page = request.frame().page()
        this.sent.push({ page, key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '{}' })
        const trouble = this.#troubles.get(page)
        this.#troubles.delete(page)
        const wait = () => {
          this.#underWay.delete(request)
          return new Promise<void>((resolve) => this.#held.add(resolve))
        }
        if (trouble === 'lost before the server') return route.abort()
        if (trouble === 'late to the server') await wait()
        const response = await route.fetch().catch(() => null)
        if (trouble === 'answered late') await wait()
        const end = response === null || trouble === 'answer lost' ? route.abort() : route.fulfill({ response })
        // The page may be gone by then.
        return end.catch(() => undefined)
      },
    )
  }

  /** Waits until the page stands still, and nothing but what is held is on its way. `left`: the text that an act is about to change. */
  async settle(page: Page, left: string | null = null): Promise<Seen> {
    let [before, count] = ['', 0]
    for (let looks = 0; looks < most; looks += 1) {
      if (page.url() === 'about:blank' && looks >= equal) return nothing
      const seen = await page.evaluate(look).catch(() => null)
      const text = seen?.text ?? ''
      const isStill =
        !(seen?.isBusy ?? true) && this.#underWay.size === 0 && text !== '' && text === before && (text !== left || looks >= unchanged)
      count = isStill ? count + 1 : 0
      if (seen && (count >= equal || (this.holds && text !== '' && looks >= mostHeld))) return seen
      before = text
      // Only time shows whether a page stands still.
      await page.waitForTimeout(between)
    }
    throw new Error(`${page.url()} does not come to rest: ${before}`)
  }
}
