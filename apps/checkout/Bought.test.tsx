import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoughtState } from '../../features/checkout/bought.ts'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import { after, giftSent } from '../../features/checkout/examples/events.ts'
import { gift, otherAddress } from '../../features/checkout/examples/examples.ts'
import { states } from '../../features/checkout/examples/states.ts'
import type { Gift } from '../../features/checkout/gift.ts'
import type { BoughtProps } from '../../features/checkout/screens/Bought.tsx'
import { type Answer, answered, failed, refused } from '../../features/shared/api/answers/answer.ts'
import { shortHash } from '../../features/shared/api/answers/shortHash.ts'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'

const screen = vi.hoisted(() => vi.fn<(props: BoughtProps) => null>(() => null))
const call = vi.hoisted(() => vi.fn<() => Promise<Answer<unknown>>>())
vi.mock('../../features/checkout/screens/Bought.tsx', () => ({ Bought: screen }))
vi.mock('../runtime/api/call.ts', () => ({ call }))
vi.mock('../runtime/api/callSignedIn.ts', () => ({ callSignedIn: call }))
vi.resetModules()
const { Bought } = await import('./Bought.tsx')
const { rights } = await import('../runtime/session/rights.ts')

const links = { host: 'plain', backHref: '', mapHref: '', manageHref: '', passMapHref: '' } as const
const lost = failed({ kind: 'timeout' })
const no = refused('No.')

beforeEach(() => {
  stubBrowser()
  call.mockReset()
  rights.hold('purchase', 'p1', 'p1')
  rights.hold('password', 'reset', 'reset')
})

const isBought = (state: CheckoutState): state is BoughtState => state.status === 'bought'

/** The page of a purchase. A press returns what the page had recorded before its answer came, and after. */
function pageOf(first: CheckoutState) {
  let state = first
  const page = (): BoughtProps => {
    if (!isBought(state)) throw new Error('Nothing is bought.')
    renderToStaticMarkup(<Bought state={state} send={(event) => (state = after(state, event))} links={links} drafts={noDrafts} />)
    return screen.mock.lastCall?.[0] ?? expect.fail('The page shows nothing.')
  }
  return {
    now: () => state,
    leaveTo: (next: CheckoutState) => (state = next),
    page,
    press: async (act: (props: BoughtProps) => void, answer: Answer<unknown>) => {
      const pending = Promise.withResolvers<Answer<unknown>>()
      call.mockReturnValueOnce(pending.promise)
      act(page())
      await Promise.resolve()
      const sending = state
      pending.resolve(answer)
      await new Promise((resolve) => setTimeout(resolve, 0))
      return sending
    },
  }
}

const give =
  (sent: Gift = gift) =>
  ({ onGive }: BoughtProps) =>
    onGive(sent)
const correct = ({ onCorrect }: BoughtProps) => onCorrect(otherAddress)

describe('CHK-05 a gift', () => {
  it('may have gone out from the press on, until a final answer comes: a reload knows it', async () => {
    const { press, now } = pageOf(states.giftPage2)
    const inDoubt = { given: { is: 'toSend', draft: gift, mayHaveGone: true } }
    expect(await press(give(), no)).toMatchObject(inDoubt)
    expect(now()).toMatchObject({ given: { is: 'toSend', draft: gift, mayHaveGone: false } })
    await press(give(), lost)
    expect(now()).toMatchObject(inDoubt)
    // A refusal of the second says nothing of the first.
    await press(give(), no)
    expect(now()).toMatchObject(inDoubt)
  })

  it('that is kept by hand tells whether it may have gone out', async () => {
    for (const [answer, mayHaveGone] of [
      [no, false],
      [lost, true],
    ] as const) {
      const { press, now, page } = pageOf(states.giftPage2)
      await press(give(), answer)
      page().onKeep()
      expect(now()).toMatchObject({ given: { is: 'kept', mayHaveGone } })
    }
  })

  it.each<Gift>([
    { ...gift, recipientName: 'Maya' },
    { ...gift, message: 'Cheers' },
    { ...gift, deliverOn: null },
    { ...gift, timeZone: 'UTC' },
  ])('is not the latest if an earlier gift went out that differs from it: %j', async (wentOut) => {
    for (const isLatest of [true, false]) {
      const { press, now } = pageOf(states.giftPage2)
      if (!isLatest) await press(give(wentOut), lost)
      await press(give(), answered({ gift: wentOut }))
      expect(now()).toMatchObject({ given: { is: 'sent', gift: wentOut, isLatest, mayGoTo: [] } })
    }
  })

  it('whose answer comes late changes nothing of the next purchase', async () => {
    const { press, now, leaveTo } = pageOf(states.giftPage2)
    const next = { ...states.giftPage2, paidBy: 'the next one' }
    await press((props) => {
      give()(props)
      leaveTo(next)
    }, answered({ gift }))
    expect(now()).toEqual(next)
  })
})

describe('TXT-01 the address of a gift that was sent', () => {
  const sent = () => pageOf(after(states.giftPage2, { type: 'boughtChanged', paidBy: shortHash('attempt-1'), since: { given: giftSent } }))

  it('is the corrected one after an answer, with or without the gift', async () => {
    for (const value of [{ gift: null }, { gift: { ...gift, ...otherAddress } }]) {
      const { press, now } = sent()
      await press(correct, answered(value))
      expect(now()).toMatchObject({ given: { gift: { ...gift, ...otherAddress }, isLatest: true, mayGoTo: [] } })
    }
  })

  it('is in doubt from the press on, until a final answer comes, and stays what it was after a refusal', async () => {
    const { press, now } = sent()
    expect(await press(correct, no)).toMatchObject({ given: { gift, mayGoTo: [otherAddress] } })
    expect(now()).toMatchObject({ given: giftSent })
    await press(correct, lost)
    expect(now()).toMatchObject({ given: { gift, mayGoTo: [otherAddress] } })
    await press(({ onCorrect }) => onCorrect(gift), no)
    expect(now()).toMatchObject({ given: { gift, mayGoTo: [otherAddress] } })
    await press(({ onCorrect }) => onCorrect(gift), answered({ gift: null }))
    expect(now()).toMatchObject({ given: { gift, mayGoTo: [] } })
  })
})

describe('CHK-07 a password', () => {
  it('is recorded once it is set, and in no state; its right ends then', async () => {
    const { press, now } = pageOf(states.confirmation)
    const right = { of: 'password', name: 'reset' } as const
    await press(({ onPassword }) => onPassword('dinner4two'), no)
    expect(now()).toEqual(states.confirmation)
    expect(rights.has(right)).toBe(true)
    await press(({ onPassword }) => onPassword('dinner4two'), answered(null))
    expect(now()).toMatchObject({ isPasswordSet: true })
    expect(rights.has(right)).toBe(false)
    expect(JSON.stringify(now())).not.toContain('dinner4two')
  })
})
