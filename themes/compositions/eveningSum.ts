import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { sliderShare, slipCharacters } from '../compositionVars.css.ts'
import { landingGoods } from '../landingParts.css.ts'
import type { Scheme } from '../scheme.ts'
import { vars } from '../vars.css.ts'

const onTable = `:is(.${landingGoods} [data-face] *)` as const
const onPaid = `${onTable}:is([data-face="paid"] *)` as const
const roomy = '(min-width: 48rem)'
const colored = '(forced-colors: none)'
const knob = '1.75rem'

const pencil = (color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="${color}" stroke-width="1.5" stroke-linejoin="round"><path d="m3 17 1-4L14 3l3 3L7 16zm9-12 3 3"/></svg>`,
  )}")`

const end = `calc(${knob} / 2 + ${sliderShare} * (100% - ${knob}))`
/** Foil up to the thumb. */
const track = (side: 'right' | 'left') => ({
  '@media': {
    [colored]: {
      blockSize: '4px',
      boxShadow: 'none',
      background: `linear-gradient(to ${side}, ${vars.slip.edge}, ${vars.slip.edgeLight} calc(${end} / 2), ${vars.slip.edge} ${end}, ${vars.border.strong} ${end})`,
    },
  },
})
const ball = (moved: GlobalStyleRule): GlobalStyleRule => ({
  '@media': {
    [colored]: {
      ...moved,
      border: 0,
      background: `radial-gradient(circle at 35% 30%, ${vars.slip.edgeLight}, ${vars.slip.edge} 70%)`,
      boxShadow: '0 2px 5px rgb(0 0 0 / 45%)',
    },
  },
})

/** The number is the field: without a box, on a line of foil. */
export const eveningSum = (dark: Scheme): Composition => ({
  // Large text on a small phone: the sum stays on its paper.
  slipAmount: { [onTable]: { fontSize: `min(8rem, 22cqi, calc((100cqi - 3.75rem) / (${slipCharacters} * 0.58)))` } },
  slipKicker: { [onPaid]: { fontSize: `min(${vars.fontSize.xxl}, 9.5cqi)` } },
  landingSum: { '': { '@media': { [roomy]: { display: 'contents' } } } },
  landingResult: { '': { '@media': { [roomy]: { alignSelf: 'center' } } } },
  landingField: {
    ' input': {
      blockSize: 'auto',
      paddingBlock: '0.25rem',
      paddingInline: '0 2.5rem',
      border: 0,
      borderBlockEnd: `1px solid ${vars.accent.text}`,
      borderRadius: 0,
      color: vars.accent.text,
      fontSize: 'clamp(2.25rem, 12vw, 3.25rem)',
      lineHeight: 1.15,
      boxShadow: 'none',
      // It is seen that the number can be typed.
      background: `${pencil(dark.accent.text)} calc(100% - 0.375rem) 50% / 1.25rem no-repeat`,
    },
    ' input[aria-invalid="true"]': { borderColor: vars.danger.text },
  },
  landingSlider: {
    ' input::-webkit-slider-runnable-track': track('right'),
    ' input::-moz-range-track': track('right'),
    ':is([dir="rtl"] *) input::-webkit-slider-runnable-track': track('left'),
    ':is([dir="rtl"] *) input::-moz-range-track': track('left'),
    ' input::-webkit-slider-thumb': ball({ marginBlockStart: `calc((4px - ${knob}) / 2)` }),
    ' input::-moz-range-thumb': ball({}),
  },
  landingAction: { ' > a': { '@media': { [roomy]: { inlineSize: 'fit-content', paddingInline: '3rem' } } } },
})
