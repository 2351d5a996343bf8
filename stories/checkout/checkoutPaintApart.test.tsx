import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertPaintApart } from '../paintApart.tsx'
import * as statuses from './Checkout.stories.tsx'
import * as declines from './CheckoutDeclines.stories.tsx'
import * as details from './CheckoutDetails.stories.tsx'
import * as done from './CheckoutDone.stories.tsx'
import * as payment from './CheckoutPayment.stories.tsx'
import * as total from './CheckoutTotal.stories.tsx'
import * as wallet from './CheckoutWallet.stories.tsx'

// States that stand there already, in another window: what a phone says above the form, a wide one says in the order.
const { Checkout__CodeNotTakenWide: _wide, Checkout__CodeTaken: _narrow, ...written } = composeStories(details)
const stories = {
  ...composeStories(statuses),
  ...written,
  ...composeStories(payment),
  ...composeStories(done),
  ...composeStories(total),
  ...composeStories(wallet),
}
// A stolen card looks like any declined one, on purpose.
const { StolenCard: _, ...told } = composeStories(declines)

it.each(enterprises)('paints no two states of the checkout alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(35)
  assertPaintApart({ ...stories, ...told }, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
