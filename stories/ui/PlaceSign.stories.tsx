import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlaceSign } from '../../ui/PlaceSign/PlaceSign.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { usage } from './usage.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'

const meta = {
  title: 'UI/PlaceSign',
  component: PlaceSign,
  args: { name: 'Tern & Table', street: '48 Wharf Street', isChosen: true },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['Beside the form of a restaurant that wants to join, from its first search to its bank account'],
      avoid: ['`BrandTile` for a restaurant to choose', '`LogoFrame` for a restaurant’s own logo'],
      do: ['Place it first in a `PublicPage` whose content is `tool`', 'Say its name and street in the form as well'],
      dont: ['Say anything in it that stands nowhere else: screen readers pass over it'],
    }),
  },
  decorators: [
    (Sign) => (
      <PublicPage content="tool">
        <Sign />
        <Heading level={1}>Link your bank account</Heading>
      </PublicPage>
    ),
  ],
} satisfies Meta<typeof PlaceSign>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

/** While nothing is found: on a phone there is none. */
export const Blank: Story = { args: { name: '', street: '', isChosen: false } }

/** A long name is smaller, and breaks. */
export const Long: Story = { args: { name: 'The Old Harbormaster’s Kitchen and Oyster Bar' } }
