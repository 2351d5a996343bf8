import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as statuses from './Checkout.stories.tsx'
import * as details from './CheckoutDetails.stories.tsx'
import * as done from './CheckoutDone.stories.tsx'
import * as payment from './CheckoutPayment.stories.tsx'
import * as total from './CheckoutTotal.stories.tsx'
import * as wallet from './CheckoutWallet.stories.tsx'

// These states look like others in one of the two windows: a phone says it above the form, a wide window in the order.
const { Checkout__CodeNotTakenWide: _wide, Checkout__CodeTaken: _narrow, ...visibleDetails } = composeStories(details)
const stories = {
  ...composeStories(statuses),
  ...visibleDetails,
  ...composeStories(payment),
  ...composeStories(done),
  ...composeStories(total),
  ...composeStories(wallet),
}

it.each(enterprises)('no two states of the checkout look alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(35)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
