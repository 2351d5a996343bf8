import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { after, boughtWith, paidEarlier } from '../../features/checkout/examples/events.ts'
import { states } from '../../features/checkout/examples/states.ts'
import { type Answer, answered, refused } from '../../features/shared/api/answer.ts'
import { payerMark } from '../../features/payment/payerMark.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { stubNavigation } from '../runtime/testing/navigation.ts'

/** The modules of a page that has been opened so. */
async function page(opened: Parameters<typeof stubNavigation>[0] = 'navigate') {
  vi.resetModules()
  stubNavigation(opened)
  const [visits, { tabStorage }, { saveToken }] = await Promise.all([
    import('./visits.ts'),
    import('../runtime/storage/storage.ts'),
    import('../runtime/session/token.ts'),
  ])
  return { ...visits, tabStorage, saveToken }
}

beforeEach(() => void stubBrowser())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('CHK-06 a finished visit', () => {
  it('starts again by its link, once; another visit goes on', async () => {
    const { forgetWhenDone, rememberDone, tabStorage } = await page()
    tabStorage.write('flow.a', 'confirmed')
    tabStorage.write('flow.b', 'at the card')
    rememberDone('flow.a')
    forgetWhenDone('flow.b')
    expect(tabStorage.read('flow.b')).toBe('at the card')
    const again = await page()
    again.forgetWhenDone('flow.a')
    expect(tabStorage.read('flow.a')).toBeNull()
    tabStorage.write('flow.a', 'at the card')
    const third = await page()
    third.forgetWhenDone('flow.a')
    expect(tabStorage.read('flow.a')).toBe('at the card')
  })

  it.each(['reload', 'back_forward'] as const)('shows its confirmation again after %s, and as a step of the page', async (opened) => {
    const { forgetWhenDone, rememberDone, tabStorage } = await page(opened)
    tabStorage.write('flow.a', 'confirmed')
    rememberDone('flow.a')
    forgetWhenDone('flow.a')
    const link = await page()
    link.forgetWhenDone('flow.b')
    link.forgetWhenDone('flow.a')
    expect(tabStorage.read('flow.a')).toBe('confirmed')
  })
})

describe('CHK-07 the secret that sets a password', () => {
  const bought = (key: string, resetToken: string | null) => {
    if (states.payment.status !== 'payment') throw new Error('This state is at the payment.')
    const { attempt, ...paid } = boughtWith({ id: null, resetToken })(states.payment)
    return after(states.payment, { ...paid, attempt: { ...attempt, key } })
  }

  it('is of one purchase, also where two have no id', async () => {
    const { saveSecrets, secrets } = await page()
    saveSecrets(bought('attempt-1', 'reset-1'))
    saveSecrets(bought('attempt-2', 'reset-2'))
    saveSecrets(bought('attempt-1', null))
    const { resetTokenOf } = secrets()
    expect(['attempt-1', 'attempt-2', 'attempt-3'].map(resetTokenOf)).toEqual(['reset-1', 'reset-2', null])
  })

  it('NET-11 is deleted once the password is set, and not after a refusal', async () => {
    const { saveSecrets, secrets } = await page()
    const asked = { type: 'passwordSubmitted', password: 'dinner4two' } as const
    const answer = (answer: Answer<null>) => ({ type: 'setPasswordAnswered', answer }) as const
    saveSecrets(after(bought('attempt-1', 'reset-1'), asked, answer(refused('Too short.', 422))))
    expect(secrets().resetTokenOf('attempt-1')).toBe('reset-1')
    saveSecrets(after(bought('attempt-1', 'reset-1'), asked, answer(answered(null))))
    expect(secrets().resetTokenOf('attempt-1')).toBeNull()
  })

  it('is saved while what was bought is read, and not before anything is bought', async () => {
    const { saveSecrets, secrets } = await page()
    saveSecrets(states.payment)
    const mark = payerMark('maya@mail.example')
    saveSecrets(after(states.checkout, { ...paidEarlier, attempt: { ...paidEarlier.attempt, buyer: mark } }))
    expect(secrets().resetTokenOf('attempt-0')).toBe('reset')
    expect(secrets().resetTokenOf('attempt-1')).toBeNull()
  })
})

it('NET-11 a restored visit has a member only while somebody is signed in', async () => {
  const { secrets, saveToken } = await page()
  expect(secrets().isSignedIn).toBe(false)
  saveToken('fresh')
  expect(secrets().isSignedIn).toBe(true)
})
