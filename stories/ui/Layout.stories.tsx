import type { Meta, StoryObj } from '@storybook/react-vite'
import { spaces } from '../../themes/tokens.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Inline, inlineAligns, inlineJustifies } from '../../ui/Inline/Inline.tsx'
import { Stack, stackAligns } from '../../ui/Stack/Stack.tsx'

const things = ['Soup', 'Main course', 'Cheese', 'Dessert'].map((dish) => (
  <Card key={dish} tone="sunken">
    {dish}
  </Card>
))

const meta = {
  title: 'UI/Layout',
  component: Stack,
  subcomponents: { Inline, Columns },
  args: { space: 'md', children: things },
  argTypes: {
    space: { control: 'inline-radio', options: spaces },
    align: { control: 'inline-radio', options: stackAligns },
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

/** One below the other. */
export const Stacked: Story = {}

/** Side by side, and on to the next line. */
export const Inlined: Story = {
  render: ({ space }) => (
    <Stack space="lg">
      {inlineJustifies.map((justify) => (
        <Inline key={justify} space={space} justify={justify} align={inlineAligns[1]}>
          {things}
        </Inline>
      ))}
    </Stack>
  ),
}

/** Equal columns that become rows where the room is short. */
export const InColumns: Story = { render: ({ space }) => <Columns space={space}>{things}</Columns> }
