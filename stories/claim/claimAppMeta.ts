import type { Meta } from '@storybook/react-vite'
import { writeHash } from '../../features/claim/hash.ts'
import type { ScenarioName } from '../../mocks/scenarios.ts'
import { scenarios } from '../../mocks/scenarios.ts'
import { AssembledClaim } from './AssembledClaim.tsx'
import { holdTime } from './time.ts'

/** What the stories of the assembled claim have in common: each starts with an empty device and server, and holds the time. */
export const claimAppMeta = {
  component: AssembledClaim,
  args: { hash: '' },
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledClaim>

/** A page opened by a link: to the offer of this code, with what the link brings besides. */
export const link = (code: string, extra = '') => ({ hash: writeHash(code, extra) })

type Story = NonNullable<Meta<typeof AssembledClaim>['beforeEach']>

/** The network misbehaves in the scenario's way, from the start. */
export const meeting =
  (name: ScenarioName): Story =>
  ({ msw }) =>
    msw.use(...scenarios[name].handlers())
