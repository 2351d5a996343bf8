import { CheckoutPage } from './CheckoutPage.tsx'

/** Wrong uses of CheckoutPage: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- the total is always visible
    <CheckoutPage key="1" summary="Dining credit">
      Form
    </CheckoutPage>,
    // @ts-expect-error -- the amount comes formatted
    <CheckoutPage key="2" summary="Dining credit" sum={5000}>
      Form
    </CheckoutPage>,
  ]
  return [wrong]
}
