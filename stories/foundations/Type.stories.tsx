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

/** Each voice as it speaks: in its own weight, and as close as its letters stand. */
const voices = {
  body: { fontFamily: body, fontWeight: fontWeight.regular },
  heading: { fontFamily: heading, fontWeight: fontWeight.heading, letterSpacing: tracking.heading },
  amount: { fontFamily: amount, fontWeight: fontWeight.amount, letterSpacing: tracking.heading },
}
const voiceOf = (role: string) => (role === 'heading' ? voices.heading : role === 'amount' ? voices.amount : voices.body)

/** From titles of sections upwards the headings' voice speaks. */
const titles = new Set(['xl', 'xxl', 'display'])
const sums = new Set(['amount', 'amountLarge'])
const voiceOfSize = (role: string) => (sums.has(role) ? voices.amount : titles.has(role) ? voices.heading : voices.body)

/** The voices of the enterprise. */
export const Fonts: Story = {
  render: () => (
    <>
      <TokenGroup
        group="font"
        as="rows"
        look={(fontFamily, role) => ({ style: { ...voiceOf(role), fontFamily, fontSize: vars.fontSize.xl } })}
        sample={sample}
      />
      <TokenGroup
        group="fontWeight"
        as="rows"
        look={(weight, role) => ({ style: { ...voiceOf(role), fontWeight: weight, fontSize: vars.fontSize.lg } })}
        sample={sample}
      />
    </>
  ),
}

/** How large they speak, from a footnote to a page's headline. */
export const Sizes: Story = {
  render: () => (
    <TokenGroup
      group="fontSize"
      as="rows"
      look={(fontSize, role) => ({ style: { ...voiceOfSize(role), fontSize, lineHeight: vars.lineHeight.snug } })}
      sample={sample}
    />
  ),
}

/** Air between lines and between letters. */
export const Lines: Story = {
  render: () => (
    <>
      <TokenGroup group="lineHeight" look={(lineHeight) => ({ style: { lineHeight } })} sample={lines} />
      <TokenGroup
        group="tracking"
        as="rows"
        look={(letterSpacing) => ({ style: { letterSpacing, fontSize: vars.fontSize.xl } })}
        sample={sample}
      />
    </>
  ),
}
