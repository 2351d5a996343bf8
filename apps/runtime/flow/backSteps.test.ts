import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tabHistory } from '../testing/history.ts'
import { backSteps } from './backSteps.ts'

/** A flow at a step, from which it goes back to the step before. */
function flowAt(first: number) {
  let step = first
  return {
    canGoBack: () => step > 0,
    goBack: () => {
      step -= 1
      return step > 0
    },
    goTo: (next: number) => void (step = next),
    step: () => step,
  }
}

/** A tab that has come from another page. */
async function openTab() {
  const tab = tabHistory('/before', '/page')
  return {
    ...tab,
    steps: backSteps(tab.history),
    others: backSteps(tab.history),
    back: async () => {
      tab.history.back()
      await tab.settle()
    },
  }
}

it('NET-11 a page that becomes its sign-in at a sign-out is not left', async () => {
  const { steps, others, settle, index, back } = await openTab()
  const bill = flowAt(1)
  steps.join(bill)
  await settle()
  expect(index()).toBe(2)
  bill.goTo(0)
  steps.sync()
  others.join(flowAt(0))
  await settle()
  expect(index()).toBe(1)
  await back()
  expect(index()).toBe(0)
})

it('whatever the flows of a page do, only Back leaves it, and Back goes one step back while one of them can', async () => {
  const change = fc.record({ flow: fc.nat(1), to: fc.integer({ min: -1, max: 2 }), settles: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const { steps, others, settle, index, back } = await openTab()
      const flows = [flowAt(0), flowAt(0)]
      const leave: (undefined | (() => void))[] = []
      for (const { flow, to, settles } of changes) {
        const [each, owner] = [flows[flow], flow === 0 ? steps : others]
        each?.goTo(Math.max(0, to))
        // A flow leaves the page at -1.
        if (to < 0) leave[flow]?.()
        if (to < 0) leave[flow] = undefined
        else if (each) leave[flow] ??= owner.join(each)
        owner.sync()
        if (settles) await settle()
      }
      await settle()
      const stepsLeft = () => flows.reduce((sum, flow) => sum + flow.step(), 0)
      for (let left = stepsLeft(); left > 0; left -= 1) {
        expect(index()).toBe(2)
        await back()
        expect(stepsLeft()).toBe(left - 1)
      }
      expect(index()).toBe(1)
      await back()
      expect(index()).toBe(0)
    }),
  )
})
