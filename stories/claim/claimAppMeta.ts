import type { Meta, StoryContext } from '@storybook/react-vite'
import { writeHash } from '../../features/claim/hash.ts'
import type { Endpoint } from '../../features/shared/endpoint.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import type { ScenarioName } from '../../mocks/scenarios.ts'
import { scenarios } from '../../mocks/scenarios.ts'
import { AssembledClaim } from './AssembledClaim.tsx'
import { holdTime } from '../time.ts'

/** What the stories of the assembled claim have in common: each begins on an empty device and server, and holds the time. */
export const claimAppMeta = {
  component: AssembledClaim,
  args: { hash: '' },
  // A busy machine would else fetch them while a guest waits.
  loaders: [() => import('../../features/claim/LazyScreens.tsx')],
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledClaim>

/** A page opened by a link that brings these parts: a code, and what it brings besides. */
export const link = (...parts: readonly string[]) => ({ hash: writeHash(...parts) })

type Props = Parameters<typeof AssembledClaim>[0]

/** What a guest does and sees, in any story of the assembled claim. */
export type Play = (context: StoryContext<Props>) => Promise<void>

/** From the start the network misbehaves in the scenario's way: for one endpoint, or for all that the scenario befalls. */
export const meeting =
  (name: ScenarioName, endpoint?: Pick<Endpoint, 'path'>) =>
  ({ msw }: Pick<StoryContext, 'msw'>): void =>
    msw.use(...scenarios[name].handlers(endpoint && pathOf(endpoint)))
