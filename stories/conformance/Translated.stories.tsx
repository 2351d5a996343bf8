import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withoutPicture } from '../withoutPicture.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { faultsOfTranslated, type Group, groupsIn } from './translated.tsx'

interface GroupsProps {
  readonly groups: readonly Group[]
  /** Fewer files than this mean that a pattern no longer finds them. */
  readonly least: number
}

const Groups = ({ groups }: GroupsProps) => <Text>{groups.map(({ name }) => name).join(', ')}</Text>

const meta = {
  title: 'Checks/Translated pages',
  component: Groups,
  tags: ['check'],
  args: { groups: groupsIn(import.meta.glob('../ui/*.stories.tsx', { eager: true })), least: 61 },
  parameters: { controls: { disable: true }, ...withoutPicture('It shows names of files') },
  async play({ args }) {
    await expect(args.groups.length).toBeGreaterThanOrEqual(args.least)
    await expect(await faultsOfTranslated(args.groups)).toEqual([])
  },
} satisfies Meta<typeof Groups>
export default meta

type Story = StoryObj<typeof meta>

/** The browser translates: each component that changes reads as it does without a translator. */
export const Components: Story = {}

/** The same for the screens of a guest who pays, and of what a guest buys. */
export const GuestsScreens: Story = {
  args: { groups: groupsIn(import.meta.glob('../{payment,pos,diner,store,checkout,gift}/*.stories.tsx', { eager: true })), least: 9 },
}

/** The same for the sums of a manager, and of who gives to many. */
export const ToolsScreens: Story = {
  args: {
    groups: groupsIn(
      import.meta.glob(
        ['../managers/{Checkout,Refund}*.stories.tsx', '../{bulk-gifting,business}/{Calculator,Ordered,Orders,Pay}.stories.tsx'],
        { eager: true },
      ),
    ),
    least: 9,
  },
}
