import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardMarks } from '../../ui/CardMarks/CardMarks.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/CardMarks',
  component: CardMarks,
  parameters: {
    ...usage({
      use: ['Beside the field of a card'],
      avoid: ['A list of brands as text'],
      do: ['Name beside it who receives the card'],
      dont: ['Show it where only a wallet pays'],
    }),
  },
} satisfies Meta<typeof CardMarks>
export default meta

/** In one quiet colour, so that no brand looks like a button. */
export const Marks: StoryObj<typeof meta> = {}
