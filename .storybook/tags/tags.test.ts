import { expect, it } from 'vitest'
import { kindOf } from './kinds.ts'
import { placeTags } from './tags.ts'

it.each([
  ['Contact', 'happy path'],
  ['Contact__Sending', 'waiting'],
  ['Loading__Long', 'waiting'],
  ['Choice__Long', 'long content'],
  ['PaymentUnknown', 'failure'],
  ['PaymentUnknown__Asking', 'waiting'],
  ['UnknownOffer', 'refusal'],
  ['PrevClaimed', 'refusal'],
  ['Ready__NobodyFound', 'empty'],
] as const)('derives from its name that %s is of the kind "%s"', (name, kind) => {
  expect(kindOf(name, 'Screens/Claim')).toBe(kind)
})

it('tags a screen by surface and kind, another page of the surface by surface alone, and a component not at all', () => {
  const file = 'stories/checkout/CheckoutPayment.stories.tsx'
  expect(placeTags({ file, title: 'Screens/Checkout/Declines', exportName: 'OtherReason' })).toEqual(['surface: checkout', 'kind: refusal'])
  expect(placeTags({ file, title: 'Flows/Checkout', exportName: 'Declined' })).toEqual(['surface: checkout'])
  expect(placeTags({ file: 'stories/ui/Button.stories.tsx', title: 'UI/Button', exportName: 'Solid' })).toEqual([])
})
