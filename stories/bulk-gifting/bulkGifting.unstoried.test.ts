import { expectTypeOf, it } from 'vitest'
import type { GiftReceipt } from '../../features/bulk-gifting/order.ts'
import type { Upload } from '../../features/bulk-gifting/upload.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as ordered from './Ordered.stories.tsx'
import type * as orders from './Orders.stories.tsx'
import type * as pay from './Pay.stories.tsx'
import type * as recipients from './Recipients.stories.tsx'
import type * as redemptions from './Redemptions.stories.tsx'

it('has a story for every status of what is read', () => {
  expectTypeOf<Unstoried<Remote<unknown>, typeof orders>>().toBeNever()
  expectTypeOf<Unstoried<Remote<unknown>, typeof redemptions>>().toBeNever()
  expectTypeOf<Unstoried<Remote<unknown>, typeof pay>>().toBeNever()
})

it('has a story for every status of an upload', () => {
  expectTypeOf<Unstoried<Exclude<Upload, { status: 'none' }>, typeof recipients>>().toBeNever()
})

it('has a story for every result of a payment', () => {
  type Result = { [Kind in GiftReceipt['kind']]: { status: Kind } }[GiftReceipt['kind']]
  expectTypeOf<Unstoried<Result, typeof ordered>>().toBeNever()
})
