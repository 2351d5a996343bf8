import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as ends from './PosEnds.stories.tsx'
import * as statuses from './Pos.stories.tsx'
import * as stages from './PosStages.stories.tsx'
import * as variants from './PosVariants.stories.tsx'

// The bill is read again under the look of its payment, so that nothing jumps.
const { Checking: _, ...visible } = composeStories(statuses)
const stories = { ...visible, ...composeStories(ends), ...composeStories(stages), ...composeStories(variants) }

it.each(enterprises)('no two states of the hosted checkout look alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(50)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
