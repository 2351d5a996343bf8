import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeepTogether, keepTogetherSizes } from '../../ui/KeepTogether/KeepTogether.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/KeepTogether',
  component: KeepTogether,
  args: { children: '+1 212-555-0107' },
  argTypes: { size: { control: 'inline-radio', options: keepTogetherSizes } },
  parameters: usage({
    use: ['For something short that is read in one piece: a phone number, a code'],
    avoid: ['`Amount` for money', 'Plain text for everything longer'],
    do: ['Use `xl` for what is read off and typed elsewhere'],
    dont: ['Put a sentence into it: it would not wrap'],
  }),
} satisfies Meta<typeof KeepTogether>
export default meta

type Story = StoryObj<typeof meta>

/** A phone number in a sentence does not break across lines. */
export const PhoneNumber: Story = {
  decorators: [
    (Story) => (
      <Text>
        We texted a code of six digits to the number that you gave us a moment ago, <Story />, so look there.
      </Text>
    ),
  ],
}

/** Alone, and unbroken in the narrowest column too. */
export const StandingOut: Story = {
  args: { size: 'xl' },
  decorators: [inWidth(260)],
  play: async ({ canvas }) => {
    const { height, width } = canvas.getByText('+1 212-555-0107').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(260)
    await expect(height).toBeLessThan(40)
  },
}
