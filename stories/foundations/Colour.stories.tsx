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

/** Every colour by what it is for, in the scheme that the toolbar shows. */
export const Roles: Story = { render: (_, { globals }) => <RoleBoard scheme={schemeOf(globals['scheme'])} /> }

/** Every shade that grows from the enterprise's seeds; 600 is the seed itself. */
export const Ramps: Story = { render: () => <RampBoard /> }

/** Every pair of colours that may meet, with its contrast. */
export const Pairs: Story = {
  render: (_, { globals }) => <PairBoard scheme={schemeOf(globals['scheme'])} />,
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^\d+\.\d\d, needs/)).toHaveLength(pairs.length)
    await expect(canvas.queryByText(/too little/)).toBeNull()
  },
}

/** The same in the dark. */
export const PairsInTheDark: Story = { ...Pairs, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** The same roles in the dark. */
export const RolesInTheDark: Story = { ...Roles, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
