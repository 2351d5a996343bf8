import type { Meta, StoryContext } from '@storybook/react-vite'
import { holdTime } from '../time.ts'
import { AssembledEmbed } from './AssembledEmbed.tsx'

/** A browser in which nobody has opted out: the cookie would outlive the story, and silence every other. */
export const forgetOptOut = (): void => {
  document.cookie = 'do_not_track=; Path=/; Max-Age=0'
}

/** What the stories of the assembled frames have in common: each begins on an empty device and server, and holds the time. */
export const embedAppMeta = {
  component: AssembledEmbed,
  args: { address: '/map' },
  loaders: [() => import('../../apps/embed/PrivacyRoute.tsx')],
  beforeEach: () => {
    forgetOptOut()
    const letGo = holdTime()
    return () => {
      letGo()
      forgetOptOut()
    }
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledEmbed>

/** What a visitor does and sees, in any story of the assembled frames. */
export type Play = (context: StoryContext<Parameters<typeof AssembledEmbed>[0]>) => Promise<void>
