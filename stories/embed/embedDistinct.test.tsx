import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as map from './MapEmbed.stories.tsx'
import * as privacy from './PrivacyChoices.stories.tsx'

const stories = { ...composeStories(map), ...composeStories(privacy) }

it.each(enterprises)('paints no two states of the embedded frames alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(15)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
