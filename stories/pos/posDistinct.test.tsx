import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as ends from './PosEnds.stories.tsx'
import * as statuses from './Pos.stories.tsx'
import * as stages from './PosStages.stories.tsx'
import * as variants from './PosVariants.stories.tsx'

const stories = { ...composeStories(statuses), ...composeStories(ends), ...composeStories(stages), ...composeStories(variants) }

it.each(enterprises)('no two states of the hosted checkout look alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(40)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
