import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LunchPayment, receipt } from '../../../features/payment/examples.ts'
import { answered } from '../../../features/shared/api/answer.ts'
import { stubBrowser } from '../testing/browser.ts'
import { stubLocks } from '../testing/locks.ts'
import { askedInTurn } from './askedInTurn.ts'
import { holding, sendingLock } from './tabLocks.ts'

beforeEach(() => {
  stubBrowser()
  stubLocks()
})
afterEach(() => vi.unstubAllGlobals())

const options = { signal: new AbortController().signal }

it('NET-08 an attempt is looked up and closed once no tab waits for its request, whatever another attempt waits for', async () => {
  const asked: string[] = []
  const ask = (what: string) => async (key: string) => {
    asked.push(`${what} ${key}`)
    return answered({ outcome: 'paid', receipt } as const)
  }
  const { lookUp, close } = askedInTurn<LunchPayment>({ send: vi.fn(), lookUp: ask('look up'), close: ask('close') })
  const askAbout = (key: string) => Promise.all([lookUp(key, options), close(key, options)])

  let answer: () => void = () => undefined
  const sent = holding(sendingLock('a'), () => new Promise<void>((resolve) => (answer = resolve)))
  const ofA = askAbout('a')
  await askAbout('b')
  expect(asked).toEqual(['look up b', 'close b'])
  answer()
  await Promise.all([sent, ofA])
  expect(asked).toEqual(['look up b', 'close b', 'look up a', 'close a'])
})
