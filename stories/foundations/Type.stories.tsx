import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../themes/vars.css.ts'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Type', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const sample = 'A table for two at eight, $25.00'
const lines = 'A table for two at eight, by the window if there is one, and something on the house while you wait for the others.'

/** The voices of the enterprise. */
export const Fonts: Story = {
  render: () => (
    <>
      <TokenGroup group="font" as="rows" look={(fontFamily) => ({ style: { fontFamily, fontSize: vars.fontSize.xl } })} sample={sample} />
      <TokenGroup group="fontWeight" as="rows" look={(fontWeight) => ({ style: { fontWeight, fontSize: vars.fontSize.lg } })} sample={sample} />
    </>
  ),
}

/** How large they speak, from a footnote to a page's headline. */
export const Sizes: Story = {
  render: () => <TokenGroup group="fontSize" as="rows" look={(fontSize) => ({ style: { fontSize, lineHeight: vars.lineHeight.snug } })} sample={sample} />,
}

/** Air between lines and between letters. */
export const Lines: Story = {
  render: () => (
    <>
      <TokenGroup group="lineHeight" look={(lineHeight) => ({ style: { lineHeight } })} sample={lines} />
      <TokenGroup group="tracking" as="rows" look={(letterSpacing) => ({ style: { letterSpacing, fontSize: vars.fontSize.xl } })} sample={sample} />
    </>
  ),
}
