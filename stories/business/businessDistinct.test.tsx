import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as brands from './BrandCarousel.stories.tsx'
import * as business from './Business.stories.tsx'
import * as statuses from './Calculator.stories.tsx'
import * as bands from './CalculatorBands.stories.tsx'

const stories = { ...composeStories(statuses), ...composeStories(bands), ...composeStories(brands), ...composeStories(business) }

it.each(enterprises)('renders every state of the business page differently: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(20)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
