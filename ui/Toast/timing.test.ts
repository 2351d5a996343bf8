import { expect, it } from 'vitest'
import { toastRemovedAfter, toastShownFor } from './timing.ts'

it('PUB-01 a toast leaves after 3 s and is removed 1 s later', () => {
  expect([toastShownFor, toastRemovedAfter]).toEqual([3000, 1000])
})
