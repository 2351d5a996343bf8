import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pairs } from '../../themes/contrast.ts'
import { PairBoard, RampBoard, RoleBoard } from './Colours.tsx'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import { schemeOf } from './schemeOf.ts'

const meta = { title: 'Foundations/Colour', component: RoleBoard, args: { scheme: 'light' }, ...foundation(spec('ENT-02')) } satisfies Meta<
  typeof RoleBoard
>
export default meta

type Story = StoryObj<typeof meta>

/** Every colour with its purpose, in the toolbar's scheme. */
export const Roles: Story = { render: (_, { globals }) => <RoleBoard scheme={schemeOf(globals['scheme'])} /> }

/** Every shade made from the enterprise's seeds. Step 600 is the seed. */
export const Ramps: Story = { render: () => <RampBoard /> }

/** Every permitted pair of colours, with its contrast. */
export const Pairs: Story = {
  render: (_, { globals }) => <PairBoard scheme={schemeOf(globals['scheme'])} />,
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^\d+\.\d\d, needs/)).toHaveLength(pairs.length)
    await expect(canvas.queryByText(/too little/)).toBeNull()
  },
}

/** The pairs in the dark scheme. */
export const PairsInTheDark: Story = { ...Pairs, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** The roles in the dark scheme. */
export const RolesInTheDark: Story = { ...Roles, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
