import { expectTypeOf, it } from 'vitest'
import type { CheckView } from '../../features/diner/checkView.ts'
import type { Receipt } from '../../features/diner/receipt.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as check from './Check.stories.tsx'
import type * as receipt from './Receipt.stories.tsx'
import type * as success from './Success.stories.tsx'

it('has a story for every status of a check, of a success and of a receipt', () => {
  // An open check is a payment, whose statuses are stories of `Screens/Payment`; the sign-in is a page of its own.
  expectTypeOf<Unstoried<Exclude<CheckView, { status: 'open' | 'signInFirst' }>, typeof check>>().toBeNever()
  expectTypeOf<Unstoried<Remote<Receipt>, typeof success>>().toBeNever()
  expectTypeOf<Unstoried<Remote<Receipt>, typeof receipt>>().toBeNever()
})
