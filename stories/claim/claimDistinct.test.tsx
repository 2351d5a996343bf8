import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assertDistinct } from '../assertDistinct.tsx'
import * as statuses from './Claim.stories.tsx'
import * as contact from './ClaimContact.stories.tsx'
import * as endings from './ClaimEndings.stories.tsx'
import * as invited from './ClaimInvited.stories.tsx'
import * as steps from './ClaimSteps.stories.tsx'

// These differ from their status by what is typed, which the form writes into its fields when it mounts: markup made
// without a browser has none of it, so each of them looks at its fields itself.
const { EmailInput__Filled: _1, ...contacts } = composeStories(contact)
const { OfferCode__Typed: _2, ClaimCode__Typed: _3, ...theSteps } = composeStories(steps)

const stories = { ...composeStories(statuses), ...contacts, ...composeStories(invited), ...theSteps, ...composeStories(endings) }

it.each(enterprises)('paints no two states of the claim alike: $id', (enterprise) => {
  expect(Object.keys(stories).length).toBeGreaterThan(60)
  assertDistinct(stories, (story) => <EnterpriseProvider enterprise={enterprise}>{story}</EnterpriseProvider>)
})
