import { expect, it } from 'vitest'
import { CheckoutPage } from './CheckoutPage.tsx'

it('never goes without its sum', () => {
  const wrong = [
    // @ts-expect-error -- the sum is in sight all the time
    <CheckoutPage key="1" summary="Dining credit">
      Form
    </CheckoutPage>,
    // @ts-expect-error -- the sum comes formatted
    <CheckoutPage key="2" summary="Dining credit" sum={5000}>
      Form
    </CheckoutPage>,
  ]
  expect(wrong).toHaveLength(2)
})
