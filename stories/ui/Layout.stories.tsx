import type { Meta, StoryObj } from '@storybook/react-vite'
import { spaces } from '../../themes/tokens.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Inline, inlineAligns, inlineJustifies } from '../../ui/Inline/Inline.tsx'
import { Stack, stackAligns } from '../../ui/Stack/Stack.tsx'
import { usage } from './usage.ts'

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
  argTypes: { space: { control: 'inline-radio', options: spaces }, align: { control: 'inline-radio', options: stackAligns } },
  parameters: usage({
    use: ['`Stack` for things one below the other', '`Inline` for things side by side that may wrap', '`Columns` for equal things'],
    avoid: ['`Section`, `Card` and pages, where a part has a meaning of its own'],
    do: ['Let layout give all space between things', 'Take the smaller space for what belongs together'],
    dont: ['Build rows of a table from it', 'Nest a `Stack` only to have another gap'],
  }),
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

/** Stack: one below the other. */
export const Stacked: Story = {}

/** Inline: in a row that wraps. */
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

/** Columns: equal columns that become rows with too little space. */
export const InColumns: Story = { render: ({ space }) => <Columns space={space}>{things}</Columns> }
