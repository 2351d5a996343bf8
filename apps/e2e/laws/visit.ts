import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { Enterprise } from '../enterprise.ts'
import type { LedgerCharge, Sandbox } from '../sandbox.ts'
import { Device, type Seen } from './device.ts'
import type { Law, Tally } from './laws.ts'
import { type Person, marksOf, peopleOf } from './people.ts'
import type { Surface } from './surfaces.ts'

export type Tab = {
  page: Page
  seen: Seen
  thing: string
  who: Person | null
  /** The charges of its thing when the page was opened. */
  chargesAtArrival: number
  /** The proof that it shows, until it is left. */
  proof: string | null
  /** The sum of the last press, in cents. */
  pressed: number | null
}

export const payButton = /^Pay (?:NZ)?\$/
export const signOutButton = /^(?:Sign out|Log Out)$/

/** The words by which a page says that its thing was paid, or that a payment is in question. */
const saysPaid =
  /\b(?:is|was|are|just|already) paid\b|earlier payment|gone through|went through|charged twice|may have arrived|pay (?:it|this|for it)? ?again|was charged/i

/** `Pay $78.68 again` → 7868 */
export const sumIn = (label: string): number =>
  Math.round(Number(/\$([\d,]+\.\d\d)/.exec(label)?.[1]?.replaceAll(',', '') ?? Number.NaN) * 100)

type Options = {
  readonly context: BrowserContext
  readonly surface: Surface
  readonly sandbox: Sandbox
  readonly enterprise: Enterprise
  readonly lane: string
  readonly tally: Tally
}

/** Two tabs of a device, the people at it, and all that was agreed to. */
export class Visit {
  readonly device: Device
  readonly people: readonly Person[]
  readonly tabs: Tab[] = []
  readonly #options: Options
  /** The people who have signed out, or closed their tab. */
  readonly #gone = new Set<Person>()
  /** The sums that were pressed, by the keys of the requests. */
  readonly #agreed = new Map<string, number>()
  readonly #allowed = new Map<string, number>()
  #linked = 0
  #charges = 0

  constructor(options: Options) {
    const { context, surface, enterprise, lane } = options
    this.#options = options
    this.device = new Device(context)
    this.people = peopleOf(lane, enterprise.settings.requiredEmailEnding).filter(({ isGuest }) => surface.hasGuests || !isGuest)
  }

  async begin(): Promise<this> {
    await this.device.watch(this.#options.surface.pays)
    for (let count = 0; count < 2; count += 1) this.tabs.push(await this.#newTab())
    await this.arrive(this.tab(0), 0, 'a')
    return this
  }

  tab(index: number): Tab {
    const tab = this.tabs[index]
    if (!tab) throw new Error(`There is no tab ${index}.`)
    return tab
  }

  async #newTab(): Promise<Tab> {
    const page = await this.#options.context.newPage()
    page.setDefaultTimeout(30_000)
    return { page, seen: await this.device.settle(page), thing: 'a', who: null, chargesAtArrival: 0, proof: null, pressed: null }
  }

  async #chargesOf(who: Person, thing: string): Promise<readonly LedgerCharge[]> {
    const { surface, lane, sandbox } = this.#options
    const [list, query, name] = surface.ledger({ who, thing, lane })
    return (await sandbox.ledgerOf(list, query)).filter(({ of }) => of === name)
  }

  #scopeOf({ who, thing }: Pick<Tab, 'who' | 'thing'>): string {
    return JSON.stringify(this.#options.surface.ledger({ who: who ?? this.#first, thing, lane: this.#options.lane }))
  }
  get #first(): Person {
    const [first] = this.people
    if (!first) throw new Error('Nobody is there.')
    return first
  }

  chargesFor = async ({ who, thing }: Tab): Promise<number> => (await this.#chargesOf(who ?? this.#first, thing)).length

  /** Opens the thing in the tab, and goes on to the payment, as the one who is signed in there, or as somebody else. */
  async arrive(tab: Tab, person: number, thing: string): Promise<void> {
    const { surface, sandbox, lane } = this.#options
    const asked = this.people[person % this.people.length] ?? this.#first
    const before = tab.proof !== null && tab.thing === thing ? { who: tab.who, proof: tab.proof } : null
    Object.assign(tab, { thing, proof: null, pressed: null })
    await surface.open({ page: tab.page, who: asked, sandbox, thing, lane })
    tab.seen = await this.device.settle(tab.page)
    const isSignedIn = tab.seen.controls.some((name) => signOutButton.test(name))
    const signedIn = tab.who ?? this.tabs.find(({ who }) => who && !who.isGuest)?.who ?? null
    const who = isSignedIn && signedIn ? signedIn : asked
    if (before && !surface.isFree && before.who === who) await this.#checkProof(tab, before.proof, 'opened')
    this.#gone.delete(who)
    tab.who = who
    tab.chargesAtArrival = await this.chargesFor(tab)
    for (let count = 0; count < 8; count += 1) {
      const { controls } = tab.seen
      if (controls.some((name) => payButton.test(name)) || surface.proof.test(tab.seen.heading)) return
      const step = surface.steps.find(
        ({ shows, for: whom }) =>
          (whom === undefined || (whom === 'guest') === who.isGuest) &&
          controls.some((name) => (typeof shows === 'string' ? name === shows : shows.test(name))),
      )
      // The page may still be drawing what it was given.
      if (!step && count > 0) return
      await step?.does({ page: tab.page, who, sandbox, thing, lane })
      tab.seen = await this.device.settle(tab.page, tab.seen.text)
    }
  }

  /** Looks again, for some seconds, while a law does not hold: a page may follow another tab, or read again. */
  async #holdsSoon(law: Law, tab: Tab, find: () => string | null): Promise<void> {
    for (let times = 0; times < 6 && find() !== null; times += 1) tab.seen = await this.device.settle(tab.page, tab.seen.text)
    const found = find()
    this.#options.tally.check(law, found === null, () => found ?? '')
  }

  #checkProof = (tab: Tab, proof: string, how: string): Promise<void> =>
    this.#holdsSoon('proofs', tab, () => {
      const { heading, controls } = tab.seen
      return heading === proof || controls.includes('View Receipt') ? null : `after “${proof}” the page that is ${how} shows “${heading}”`
    })

  /** Whether what is pressed now must be said to be paid, as the page may be older than the charge. */
  async #mustSay(tab: Tab): Promise<boolean> {
    return (await this.chargesFor(tab)) > (this.#options.surface.isFree ? tab.chargesAtArrival : 0)
  }

  async #agree(tab: Tab): Promise<void> {
    const scope = this.#scopeOf(tab)
    this.#allowed.set(scope, Math.max(this.#allowed.get(scope) ?? 0, (await this.chargesFor(tab)) + 1))
  }

  /** Agrees to one more charge than the ledger may have by then: "both may be charged". */
  agreeToBoth(tab: Tab): void {
    const scope = this.#scopeOf(tab)
    this.#allowed.set(scope, (this.#allowed.get(scope) ?? 0) + 1)
  }

  /** Presses Pay, by key: taps are ignored for a moment after a payment has appeared. */
  async pay(tab: Tab, label: string): Promise<void> {
    const { tally } = this.#options
    const mustSay = await this.#mustSay(tab)
    const says = saysPaid.test(tab.seen.text)
    const count = this.device.sent.length
    tab.pressed = sumIn(label)
    // A page that promises one charge has it paid again by the same attempt.
    if ((!mustSay || says) && !tab.seen.text.includes('won’t be charged twice')) await this.#agree(tab)
    await this.press(tab, label)
    const isNew = this.device.sent.slice(count).some(({ page, key }) => page === tab.page && !this.#agreed.has(key))
    if (mustSay) tally.check('offers', says || tab.seen.question !== null || !isNew, () => `“${label}” is sent, and the page says nothing`)
  }

  /** Answers the question over the page. */
  async answer(tab: Tab, label: string, isYes: boolean): Promise<void> {
    if (isYes && payButton.test(label)) {
      tab.pressed = sumIn(label)
      await this.#agree(tab)
    }
    await this.press(tab, label)
  }

  /** Presses a control; one that is gone meanwhile cannot be pressed. */
  async press(tab: Tab, name: string): Promise<void> {
    const { page, seen } = tab
    const within = seen.question === null ? page : page.getByRole('alertdialog')
    const control = within
      .getByRole('button', { name, exact: true })
      .or(within.getByRole('link', { name, exact: true }))
      .first()
    await control.press('Enter').catch(() => undefined)
    tab.seen = await this.device.settle(page, seen.text)
  }

  async reload(tab: Tab): Promise<void> {
    await tab.page.reload()
    tab.seen = await this.device.settle(tab.page)
    if (tab.proof !== null) await this.#checkProof(tab, tab.proof, 'reloaded')
  }

  /** A sign-out ends the sessions of all tabs, and takes away their proofs. */
  async signOut(tab: Tab, label: string): Promise<void> {
    for (const each of this.tabs) {
      if (each.who && !each.who.isGuest) this.#gone.add(each.who)
      Object.assign(each, { proof: null, who: each.who?.isGuest ? each.who : null })
    }
    await this.press(tab, label)
  }

  async close(tab: Tab): Promise<void> {
    const { who } = tab
    await tab.page.close()
    Object.assign(tab, await this.#newTab())
    if (who?.isGuest && this.tabs.every((each) => each.who !== who)) this.#gone.add(who)
  }

  /** Looks at both tabs and the ledger after an act: each law holds. */
  async check(): Promise<void> {
    const { surface, tally } = this.#options
    await Promise.all(this.tabs.map(async (tab) => (tab.seen = await this.device.settle(tab.page))))
    for (const { page, key, body } of this.device.sent.slice(this.#linked)) {
      this.#linked += 1
      const pressed = this.tabs.find((tab) => tab.page === page)?.pressed ?? null
      if (pressed === null) continue
      const agreed = this.#agreed.get(key) ?? pressed
      this.#agreed.set(key, agreed)
      const charge = surface.charge?.(z.record(z.string(), z.unknown()).parse(JSON.parse(body))) ?? agreed
      tally.check('sums', charge === agreed && pressed === agreed, () => `the button said ${agreed}, the body says ${charge}`)
    }
    const scopes = new Map(
      this.people.flatMap((who) => ['a', 'b'].map((thing) => [this.#scopeOf({ who, thing }), { who, thing }] as const)),
    )
    let count = 0
    for (const [scope, { who, thing }] of scopes) {
      const charges = await this.#chargesOf(who, thing)
      const allowed = this.#allowed.get(scope) ?? 0
      count += charges.length
      if (charges.length === 0) continue
      const unlike = charges.filter(({ key, sum }) => this.#agreed.get(key) !== sum)
      tally.check('charges', charges.length <= allowed && unlike.length === 0, () =>
        unlike.length > 0
          ? `charged ${unlike.map(({ sum }) => sum).join(', ')}, agreed to ${unlike.map(({ key }) => this.#agreed.get(key) ?? 'nothing').join(', ')}`
          : `${charges.length} charges, ${allowed} agreed to`,
      )
    }
    tally.charges += count - this.#charges
    this.#charges = count
    for (const who of this.#gone)
      for (const tab of this.tabs)
        await this.#holdsSoon('traces', tab, () => {
          const stays = marksOf(who).filter((mark) => tab.seen.traces.includes(mark))
          return stays.length === 0 ? null : `${stays.join(', ')} in ${tab.seen.traces}`
        })
    for (const tab of this.tabs) tab.proof = surface.proof.test(tab.seen.heading) ? tab.seen.heading : null
  }
}
