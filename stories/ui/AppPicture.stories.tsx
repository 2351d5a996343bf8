import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppPicture } from '../../ui/AppPicture/AppPicture.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/AppPicture',
  component: AppPicture,
  args: {
    children: <Slip face="offer" label={null} kicker="Your first" amount="20%" title="back" />,
    screen: <Slip face="paid" label={null} kicker="Paid" amount="$61.44" stub={[{ term: 'Tip', detail: '$9.60' }]} />,
  },
  parameters: usage({
    use: ['For an invitation to the app'],
    avoid: ['`Slip` for money that the page is about'],
    do: ['Say in words what it shows: it is a picture, and hidden from screen readers'],
    dont: ['Put controls on it'],
  }),
} satisfies Meta<typeof AppPicture>
export default meta

export const Invitation: StoryObj<typeof meta> = {}
