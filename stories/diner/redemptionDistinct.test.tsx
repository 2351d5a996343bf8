import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as check from './Check.stories.tsx'
import * as checkout from './Checkout.stories.tsx'

const stories = { ...composeStories(check), ...composeStories(checkout) }

it.each(enterprises)('paints no two states of a check alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(15)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
