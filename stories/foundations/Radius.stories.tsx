import type { Meta, StoryObj } from '@storybook/react-vite'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Radius', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Radii of corners. */
export const Corners: Story = {
  render: () => <TokenGroup group="radius" apply={(borderRadius) => ({ className: styles.shape, style: { borderRadius } })} />,
}

/** Widths of lines. */
export const Strokes: Story = {
  render: () => <TokenGroup group="stroke" apply={(borderWidth) => ({ className: styles.shape, style: { borderWidth } })} />,
}
