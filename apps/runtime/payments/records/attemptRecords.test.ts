import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failed } from '../../../../features/shared/api/answers/answer.ts'
import { things } from '../../../../features/payment/thing.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { fill, stubBrowser } from '../../testing/browser.ts'

const thingOf = (option: string) => things.purchase({ option, buyer: '' })
const reference = z.object({ bill: z.string() })
const supper = { ...agreementOn(thingOf('supper'), { bill: 'supper' }), key: 'attempt-1', currency: 'NZD' as const }
const lunch = { ...agreementOn(thingOf('lunch'), { bill: 'lunch' }), key: 'attempt-2' }
/** The rest of a request, which must not be recorded. */
const withPayer = { ...supper, email: 'ada.moreau@mail.example', paymentMethodId: 'pm_visa' }

/** Opens a page of the surface, with the browser's storage. */
async function open() {
  vi.resetModules()
  const { createAttemptRecords } = await import('./attemptRecords.ts')
  return createAttemptRecords('purchase', reference)
}
const listed = async () => (await open()).list()

/** Whether leaving the page shows a warning first. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => void stubBrowser())

describe('NET-08 an attempt to pay', () => {
  it('is found on another page until its outcome is known and shown', async () => {
    const { record, end } = await open()
    record(supper)
    expect(await listed()).toMatchObject([supper])
    record(null)
    expect(await listed()).toMatchObject([supper])
    end(supper, 'uncharged')
    expect(await listed()).toEqual([])
    expect(isHeldBack()).toBe(false)
  })

  it('is found after the page has left it unseen, and taken another payment', async () => {
    const { record, end } = await open()
    record(supper)
    record(null)
    record(lunch)
    end(lunch, seen)
    expect(await listed()).toMatchObject([supper])
    expect((await open()).list(null, ({ thing }) => thing === thingOf('lunch'))).toEqual([])
  })

  it('is settled after a reloaded page has shown the confirmation', async () => {
    ;(await open()).record(supper)
    const { end } = await open()
    end(supper, seen)
    expect(await listed()).toEqual([])
    expect((await open()).find(supper.key)).toMatchObject(supper)
  })

  it('is recorded with what is paid alone, and nothing of the payer', async () => {
    ;(await open()).record(withPayer)
    const [text] = Array.from({ length: window.localStorage.length }, (_, index) =>
      window.localStorage.getItem(window.localStorage.key(index) ?? ''),
    )
    expect(text).toMatch(/supper/)
    expect(text).not.toMatch(/ada|pm_visa/)
  })

  it('is saved in the tab if the device’s storage is full, and in the device if the tab’s is', async () => {
    for (const full of ['localStorage', 'sessionStorage'] as const) {
      stubBrowser()
      fill(window[full])
      ;(await open()).record(supper)
      expect(isHeldBack()).toBe(false)
      expect(await listed()).toMatchObject([supper])
    }
  })

  it('asks before leaving only while it cannot be recorded', async () => {
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    const { record, sendAlone } = await open()
    record(supper)
    expect(isHeldBack()).toBe(true)
    await sendAlone(supper, async () => failed({ kind: 'timeout' }))
    // Its answer was lost: the next state has the same attempt.
    record(supper)
    expect(isHeldBack()).toBe(true)
    record(null)
    expect(isHeldBack()).toBe(false)
  })
})
