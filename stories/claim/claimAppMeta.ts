import type { Meta } from '@storybook/react-vite'
import { writeHash } from '../../features/claim/hash.ts'
import { AssembledClaim, loadScreens } from './AssembledClaim.tsx'
import { holdTime } from '../time.ts'

/** Shared by the stories of the assembled claim. Each controls the clock. */
export const claimAppMeta = {
  component: AssembledClaim,
  args: { hash: '' },
  // Loads them before the story starts, so that no wait depends on the machine.
  loaders: [loadScreens],
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledClaim>

/** The arguments for a link with these parts. */
export const link = (...parts: readonly string[]) => ({ hash: writeHash(...parts) })
