import type { Decorator } from '@storybook/react-vite'
import { type GiftingPage, GiftingFrame } from '../../features/bulk-gifting/GiftingFrame.tsx'

const nothing = () => undefined

/** Shows a page of the bulk-gifting site within its navigation. */
export const inGiftingFrame =
  (page: GiftingPage): Decorator =>
  (Story) => (
    <GiftingFrame
      person={{ name: 'Maya Lindqvist', email: 'maya@mail.example' }}
      page={page}
      hrefs={{ create: '#create', dashboard: '#dashboard', calculator: '#calculator' }}
      onSignOut={nothing}>
      <Story />
    </GiftingFrame>
  )
