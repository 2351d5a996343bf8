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

const { body, heading, amount } = vars.font
const { tracking, fontWeight } = vars

/** Each font with its weight and tracking. */
const fonts = {
  body: { fontFamily: body, fontWeight: fontWeight.regular },
  heading: { fontFamily: heading, fontWeight: fontWeight.heading, letterSpacing: tracking.heading },
  amount: { fontFamily: amount, fontWeight: fontWeight.amount, letterSpacing: tracking.heading },
}
const fontOf = (role: string) => (role === 'heading' ? fonts.heading : role === 'amount' ? fonts.amount : fonts.body)

/** Sizes of headings. */
const headingSizes = new Set(['xl', 'xxl', 'display'])
const amountSizes = new Set(['amount', 'amountLarge'])
const fontOfSize = (role: string) => (amountSizes.has(role) ? fonts.amount : headingSizes.has(role) ? fonts.heading : fonts.body)

/** The enterprise's fonts and their weights. */
export const Fonts: Story = {
  render: () => (
    <>
      <TokenGroup
        group="font"
        as="rows"
        apply={(fontFamily, role) => ({ style: { ...fontOf(role), fontFamily, fontSize: vars.fontSize.xl } })}
        sample={sample}
      />
      <TokenGroup
        group="fontWeight"
        as="rows"
        apply={(weight, role) => ({ style: { ...fontOf(role), fontWeight: weight, fontSize: vars.fontSize.lg } })}
        sample={sample}
      />
    </>
  ),
}

/** Font sizes, from a footnote to a page's headline. */
export const Sizes: Story = {
  render: () => (
    <TokenGroup
      group="fontSize"
      as="rows"
      apply={(fontSize, role) => ({ style: { ...fontOfSize(role), fontSize, lineHeight: vars.lineHeight.snug } })}
      sample={sample}
    />
  ),
}

/** Line heights and letter spacing. */
export const Lines: Story = {
  render: () => (
    <>
      <TokenGroup group="lineHeight" apply={(lineHeight) => ({ style: { lineHeight } })} sample={lines} />
      <TokenGroup
        group="tracking"
        as="rows"
        apply={(spacing, role) => ({
          style: { [role === 'words' ? 'wordSpacing' : 'letterSpacing']: spacing, fontSize: vars.fontSize.xl },
        })}
        sample={sample}
      />
    </>
  ),
}
