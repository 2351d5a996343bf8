import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { sendOptOut } from './api.ts'
import { type Draft, optOutSchema, signalOf } from './privacy.ts'
import { usStates } from './usStates.ts'

const draft: Draft = { state: 'CA', firstName: ' Ada ', lastName: 'Moreau', email: 'Ada@Mail.example' }
const optOut = z.parse(optOutSchema, draft)
const unknown = { sendsPrivacyControl: false, accountOptsOut: false, hasOptedOut: false, hasChosen: false }

describe('PRV-03 PRV-04 PRV-05 why this browser is opted out', () => {
  it.each([
    ['none', {}],
    ['notSaved', { hasChosen: true }],
    ['earlierChoice', { hasChosen: true, hasOptedOut: true }],
    ['account', { hasChosen: true, hasOptedOut: true, accountOptsOut: true }],
    ['globalPrivacyControl', { hasChosen: true, hasOptedOut: true, accountOptsOut: true, sendsPrivacyControl: true }],
  ])('%s', (signal, known) => {
    expect(signalOf({ ...unknown, ...known })).toBe(signal)
  })
})

describe('PRV-01 the form', () => {
  /** The first message of each field, which is the one shown. */
  const invalid = (change: Partial<Draft>) =>
    Object.fromEntries(
      (z.safeParse(optOutSchema, { ...draft, ...change }).error?.issues ?? [])
        .toReversed()
        .map(({ path, message }) => [path.join(), message]),
    )

  it('trims names and normalizes the address', () => {
    expect(optOut).toEqual({ state: 'CA', firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' })
  })
  it('does not need a state', () => {
    expect(z.parse(optOutSchema, { ...draft, state: '' }).state).toBeNull()
  })
  it('requires the names and the address', () => {
    expect(invalid({ firstName: ' ', lastName: '', email: '' })).toEqual({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Please enter a valid email address.',
    })
    expect(invalid({ email: 'ada@' })).toEqual({ email: 'Please enter a valid email address.' })
    expect(invalid({ firstName: 'x'.repeat(101) })).toHaveProperty('firstName')
  })
  it('uses the wire names, and leaves out an empty state', () => {
    expect(z.encode(sendOptOut.body, optOut)).toEqual({ state: 'CA', first_name: 'Ada', last_name: 'Moreau', email: 'ada@mail.example' })
    expect(JSON.stringify(z.encode(sendOptOut.body, { ...optOut, state: null }))).not.toContain('state')
  })
  it('lists fifty states and the District of Columbia', () => {
    expect(usStates).toHaveLength(51)
    expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).toSorted())
  })
})

it.each([[{ opted_out: false }], [{ do_not_track: 'false' }], [{ status: 'failed' }], [false]])(
  'NET-12 an answer %j is no opt-out',
  (body) => {
    expect(sendOptOut.refuses(body)).toBe(true)
    expect([{}, undefined, { opted_out: true }, { do_not_track: 1 }].map(sendOptOut.refuses)).toEqual([false, false, false, false])
  },
)
