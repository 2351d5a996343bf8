import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'

/** A fault for one test's calls: the scenario's name, the calls whose address holds `path`, and how many of them. */
export type Fault = { readonly name: string; readonly path?: string; readonly times?: number }

const claims = z.array(z.object({ offerCode: z.string(), enterprise: z.string(), smsOptIn: z.boolean(), emailOptIn: z.boolean() }))
const messages = z.array(z.object({ channel: z.string(), code: z.nullable(z.string()), text: z.string() }))
const options = z.array(z.object({ id: z.string(), kind: z.string(), promoCode: z.nullable(z.string()) }))
const optOuts = z.array(z.object({ firstName: z.string(), lastName: z.string(), state: z.nullable(z.string()) }))
const charges = z.array(z.object({ optionId: z.string(), amount: z.number(), consent: z.nullish(z.string()) }))
const billPayments = z.array(z.object({ ticket: z.nullable(z.string()), paid: z.number(), tip: z.number(), charged: z.number() }))
const checkPayments = z.array(z.object({ check: z.nullable(z.string()), paid: z.number(), charged: z.number() }))
const ledgers = {
  charges: z.pipe(
    z.object({ key: z.string(), optionId: z.string(), amount: z.number() }),
    z.transform(({ key, optionId, amount }) => ({ key, of: optionId, sum: Math.round(amount * 100) })),
  ),
  'bill-payments': z.pipe(
    z.object({ key: z.string(), ticket: z.nullable(z.string()), charged: z.number() }),
    z.transform(({ key, ticket, charged }) => ({ key, of: ticket, sum: charged })),
  ),
  'check-payments': z.pipe(
    z.object({ key: z.string(), check: z.nullable(z.string()), charged: z.number() }),
    z.transform(({ key, check, charged }) => ({ key, of: check, sum: charged })),
  ),
} as const
const events = z.array(z.object({ name: z.string(), properties: z.record(z.string(), z.unknown()) }))

export type LedgerCharge = { readonly key: string; readonly of: string | null; readonly sum: number }
export type Claims = z.output<typeof claims>

/** Reads and controls the sandbox for the guest of one test. */
export class Sandbox {
  readonly #request: APIRequestContext
  readonly #origin: string
  readonly #lane: string | undefined

  constructor(request: APIRequestContext, origin: string, lane: string | undefined) {
    this.#request = request
    this.#origin = origin
    this.#lane = lane
  }

  async #get<T>(what: string, schema: z.ZodMiniType<T>): Promise<T> {
    const answer = await this.#request.get(`${this.#origin}/__sandbox/${what}`)
    return schema.parse(await answer.json())
  }

  async #post(action: string, data: object): Promise<void> {
    const answer = await this.#request.post(`${this.#origin}/__sandbox/${action}`, { data })
    if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`)
  }

  /** The claims of a guest, by email or 11-digit phone. */
  claimsOf(guest: string): Promise<Claims> {
    return this.#get(`claims?guest=${encodeURIComponent(guest)}`, claims)
  }

  /** The options that were created from an open amount, in cents. */
  optionsOf(amount: number): Promise<z.output<typeof options>> {
    return this.#get(`options?amount=${amount}`, options)
  }

  /** The buyer's charges in the sandbox's ledger, in dollars. */
  chargesOf(email: string): Promise<z.output<typeof charges>> {
    return this.#get(`charges?email=${encodeURIComponent(email)}`, charges)
  }

  /** The payments of a bill at the table, in cents. */
  billPaymentsOf(ticket: string): Promise<z.output<typeof billPayments>> {
    return this.#get(`bill-payments?ticket=${encodeURIComponent(ticket)}`, billPayments)
  }

  /** The managers' charges at a location, in cents. */
  checkPaymentsAt(location: string): Promise<z.output<typeof checkPayments>> {
    return this.#get(`check-payments?location=${location}`, checkPayments)
  }

  /** The charges to cards, in cents, each with the key of its request and the name of what it paid. */
  ledgerOf(list: keyof typeof ledgers, query: Readonly<Record<string, string>>): Promise<readonly LedgerCharge[]> {
    return this.#get(`${list}?${new URLSearchParams(query).toString()}`, z.array(ledgers[list]))
  }

  /** The discrepancies in the sandbox's money: looked for after each change that moved some. */
  async discrepancies(): Promise<readonly string[]> {
    return (await this.#get('ledger', z.object({ discrepancies: z.array(z.string()) }))).discrepancies
  }

  /** The balance of an account in the sandbox's ledger, in cents. */
  async balanceOf(account: string): Promise<number> {
    const { balances } = await this.#get('ledger', z.object({ balances: z.record(z.string(), z.number()) }))
    return balances[account] ?? 0
  }

  /** The next renewal of the buyer's latest subscription comes, and their card is declined. */
  failRenewal(email: string): Promise<void> {
    return this.#post('fail-renewal', { email })
  }

  /** A recipient enters the code of their gift in the mobile app, signed in by this address. */
  claimGift(code: string, email: string): Promise<void> {
    return this.#post('claim-gift', { code, email })
  }

  /** The number of times that the address was submitted to a restaurant. */
  async inquiriesOf(email: string): Promise<number> {
    return (await this.#get(`inquiries?email=${encodeURIComponent(email)}`, z.array(z.unknown()))).length
  }

  /** The opt-outs of the address. */
  optOutsOf(email: string): Promise<z.output<typeof optOuts>> {
    return this.#get(`opt-outs?email=${encodeURIComponent(email)}`, optOuts)
  }

  /** The newest code that was texted to the phone. @throws if there is none. */
  async codeFor(phone: string): Promise<string> {
    const found = await this.#get(`inbox?to=${phone}`, messages)
    const code = found.find(({ channel }) => channel === 'sms')?.code
    if (!code) throw new Error(`No code was texted to ${phone}.`)
    return code
  }

  /** The number of texts and mails sent there. */
  async messagesTo(contact: string): Promise<number> {
    return (await this.#get(`inbox?to=${encodeURIComponent(contact)}`, messages)).length
  }

  /** The newest text or mail that was sent there; empty without any. */
  async newestTo(contact: string): Promise<string> {
    const [newest] = await this.#get(`inbox?to=${encodeURIComponent(contact)}`, messages)
    return newest?.text ?? ''
  }

  /** The properties of every event with a value that holds the text. */
  async eventsWith(text: string): Promise<readonly Record<string, unknown>[]> {
    const all = await this.#get('events', events)
    return all.filter((event) => JSON.stringify(event).includes(text)).map(({ name, properties }) => ({ name, ...properties }))
  }

  /** The guest's phone texts VERIFY. */
  textVerify(phone: string): Promise<void> {
    return this.#post('verify-text', { phone })
  }

  fault(fault: Fault): Promise<void> {
    return this.#post('scenario', { ...fault, lane: this.#lane })
  }

  /** Whether every fault of this test has affected as many calls as it should. */
  async isSpent(): Promise<boolean> {
    const { active } = await this.#get('scenario', z.object({ active: z.array(z.object({ lane: z.optional(z.string()) })) }))
    return active.every(({ lane }) => lane !== this.#lane)
  }

  /** Removes the faults of this test. */
  calm(): Promise<void> {
    return this.#post('scenario', { name: 'none', lane: this.#lane })
  }
}
