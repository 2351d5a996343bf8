import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as statuses from './Purchase.stories.tsx'
import * as amounts from './PurchaseAmounts.stories.tsx'
import * as tiers from './PurchaseTiers.stories.tsx'

const stories = { ...composeStories(statuses), ...composeStories(amounts), ...composeStories(tiers) }

it.each(enterprises)('renders every state of the purchase page differently: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(25)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
