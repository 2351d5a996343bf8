import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeepTogether } from '../../ui/KeepTogether/KeepTogether.tsx'
import { Text } from '../../ui/Text/Text.tsx'

const meta = {
  title: 'UI/KeepTogether',
  component: KeepTogether,
  args: { children: '+1 212-555-0107' },
  decorators: [
    (Story) => (
      <Text>
        We texted a code of six digits to the number that you gave us a moment ago, <Story />, so look there.
      </Text>
    ),
  ],
} satisfies Meta<typeof KeepTogether>
export default meta

/** A phone number within a sentence, whole on whichever line it stands. */
export const PhoneNumber: StoryObj<typeof meta> = {}
