import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AmountField } from '../../ui/AmountField/AmountField.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Planner } from '../../ui/Planner/Planner.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { StickyFooter } from '../../ui/StickyFooter/StickyFooter.tsx'
import { exempt } from '../conformance/exempt.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Planner',
  component: Planner,
  decorators: [
    (Story) => (
      <PublicPage content="counter">
        <Story />
      </PublicPage>
    ),
  ],
  args: {
    title: <Heading level={1}>Plan your gifts</Heading>,
    slider: <Slider label="Gifts" stops={[1, 2, 3, 4]} value={2} format={String} onChange={fn()} />,
    things: { each: '$50', share: 0.5 },
    fields: <AmountField label="Total budget" name="budget" value="100" onChange={fn()} />,
    result: <Slip face="bill" label="Your order" kicker="Total due" amount="$100" />,
    action: (
      <StickyFooter>
        <Button wide>Start</Button>
      </StickyFooter>
    ),
  },
  parameters: {
    ...exempt({ forcedColours: 'Its grounds are the page itself' }),
    ...usage({
      use: ['For a page that plans with a few numbers, within a `PublicPage` whose content is `counter`'],
      avoid: ['A form that saves: use `FormSections`'],
      do: ['Show what the numbers come to as a `Slip`'],
      dont: ['Add a second main action'],
    }),
  },
} satisfies Meta<typeof Planner>
export default meta

type Story = StoryObj<typeof meta>

/** Two gifts of four stand on the belt, where the theme has one. */
export const Half: Story = {}
