import type { Meta, StoryObj } from '@storybook/react-vite'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Radius', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** How round the corners are. */
export const Corners: Story = {
  render: () => <TokenGroup group="radius" look={(borderRadius) => ({ className: styles.shape, style: { borderRadius } })} />,
}

/** How thick the lines are. */
export const Strokes: Story = {
  render: () => <TokenGroup group="stroke" look={(borderWidth) => ({ className: styles.shape, style: { borderWidth } })} />,
}
