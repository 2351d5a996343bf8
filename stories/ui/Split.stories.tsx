import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Split, splitAligns } from '../../ui/Split/Split.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const form = (
  <Stack space="md">
    <EmailField label="Email" autoComplete="email" />
    <Button wide>Tell me when</Button>
  </Stack>
)
const text = <Text size="lg">Leave an address, and be the first to hear of new tables.</Text>

const meta = {
  title: 'UI/Split',
  component: Split,
  args: { space: 'lg', children: [text, form] },
  argTypes: { align: { control: 'inline-radio', options: splitAligns }, children: { control: false } },
  parameters: usage({
    use: ['For two things of equal weight: a form and its result, text and a picture'],
    avoid: [
      '`Columns` for three or more, or for small things that fit a phone side by side',
      '`Stack` for what is read one after the other in any window',
    ],
    do: ['Put first what is read first: in a narrow window it stands above'],
    dont: ['Split a form’s own fields with it'],
  }),
} satisfies Meta<typeof Split>
export default meta

type Story = StoryObj<typeof meta>

const places = (parts: readonly HTMLElement[]) => parts.map((part) => part.getBoundingClientRect())

/** Side by side if there is space. Tab follows the reading order. */
export const Wide: Story = {
  async play({ canvas, userEvent }) {
    const [left, right] = places([canvas.getByText(/^Leave/), canvas.getByLabelText('Email')])
    await expect(left?.right).toBeLessThan(right?.left ?? 0)
    await userEvent.tab()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** On a phone they are stacked. */
export const Narrow: Story = {
  decorators: [inWidth(300)],
  async play({ canvas }) {
    const [above, below] = places([canvas.getByText(/^Leave/), canvas.getByLabelText('Email')])
    await expect(above?.bottom).toBeLessThan(below?.top ?? 0)
  },
}

/** Cards of different content, with the same height. */
export const AsTall: Story = { args: { align: 'stretch', children: [<Card key="text">{text}</Card>, <Card key="form">{form}</Card>] } }

/** Text, centred beside a taller element. */
export const AtTheMiddle: Story = { args: { align: 'center' } }

/** A narrow second part, which stays in sight while the first one scrolls. */
export const Rail: Story = { args: { shares: 'rail' } }
