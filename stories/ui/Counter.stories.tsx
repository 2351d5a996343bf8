import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counter } from '../../ui/Counter/Counter.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TierList } from '../../ui/TierList/TierList.tsx'
import { exempt } from '../conformance/exempt.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Counter',
  component: Counter,
  decorators: [
    (Story) => (
      <PublicPage content="counter">
        <Story />
      </PublicPage>
    ),
  ],
  args: {
    title: <Heading level={1}>Dining credit</Heading>,
    choice: <Text tone="muted">For your next meals.</Text>,
    children: (
      <TierList
        tiers={[
          { href: '#50', pay: '$50', get: '$60', bonus: '+$10', meal: 'small' },
          { href: '#100', pay: '$100', get: '$130', bonus: '+$30', meal: 'large', isBest: true },
        ]}
      />
    ),
    foot: <Text size="xs">Credit never expires.</Text>,
  },
  parameters: {
    ...exempt({ forcedColours: 'Its grounds are the page itself' }),
    ...usage({
      use: ['For a page that sells a few things, within a `PublicPage` whose content is `counter`'],
      avoid: ['A `PublicPage` of one column for a form'],
      do: ['Show the object that is made beside its fields'],
      dont: ['Put fields on the counter'],
    }),
  },
} satisfies Meta<typeof Counter>
export default meta

type Story = StoryObj<typeof meta>

/** Two tiers lie on the counter; the best is taller. */
export const Tiers: Story = {}
