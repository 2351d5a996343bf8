import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { sliderShare } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

const roomy = '(min-width: 48rem)'
const colored = '(forced-colors: none)'

const meal = 'min(4.625rem, 13vw)'
const high = `calc(${meal} * 0.8 + 1.5rem)`
const length = `(${meal} * min(5, 1.02 + 5.4 * ${sliderShare}) + 2.25rem)`
const trackHeight = '0.625rem'

/** A bar with round ends, `inset` from both sides. */
function bar(color: string, height: number, bottom: number, inset: number): string {
  const [half, y] = [height / 2, `calc(100% - ${bottom}rem)`]
  const cap = `radial-gradient(circle, ${color} calc(${half}rem - 0.5px), transparent ${half}rem)`
  return [
    `${cap} ${inset}rem ${y} / ${height}rem ${height}rem no-repeat`,
    `${cap} calc(100% - ${inset}rem) ${y} / ${height}rem ${height}rem no-repeat`,
    `linear-gradient(${color}, ${color}) 50% ${y} / calc(100% - ${height + 2 * inset}rem) ${height}rem no-repeat`,
  ].join(', ')
}

const lighter = `color-mix(in oklab, ${vars.accent.solid} 72%, ${vars.accent.soft})`

const end = `calc(${sliderShare} * (100% - ${length}) + ${length} / 2)`
const track = (side: 'right' | 'left') => ({
  '@media': {
    [colored]: {
      blockSize: trackHeight,
      boxShadow: 'none',
      background: `linear-gradient(to ${side}, ${vars.slipFront.credit} ${end}, ${vars.border.subtle} ${end})`,
    },
  },
})

/** The sum stands across the page; the slider's thumb is a tray, which carries one to five meals. */
export function conveyorSum(bowl: string): Composition {
  const tray = (moved: GlobalStyleRule): GlobalStyleRule => ({
    '@media': {
      [colored]: {
        ...moved,
        inlineSize: `calc${length}`,
        blockSize: high,
        border: 0,
        borderRadius: '0.5rem',
        boxShadow: 'none',
        background: `${bar(vars.accent.solid, 1, 0, 0)}, ${bar(lighter, 0.625, 1, 0.625)}, ${bowl} 50% calc(100% - 1.25rem) / ${meal} calc(${meal} * 0.88) space no-repeat content-box`,
        paddingInline: '1.125rem',
      },
    },
  })
  return {
    landingSum: {
      '': {
        '@media': {
          [roomy]: {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
            gridTemplateRows: 'auto',
            gridTemplateAreas: '"result result" "slider slider" "field action"',
            inlineSize: 'min(100%, 60rem)',
            marginInline: 'auto',
            columnGap: vars.space.md,
            rowGap: vars.space.lg,
          },
        },
      },
    },
    landingField: {
      ' input': { '@media': { [roomy]: { blockSize: vars.size.control, paddingBlock: 0, fontSize: vars.fontSize.xl } } },
      '': { '@media': { [roomy]: { justifySelf: 'end', inlineSize: 'min(100%, 21rem)' } } },
    },
    landingAction: { '': { '@media': { [roomy]: { alignSelf: 'end', inlineSize: 'min(100%, 21rem)' } } } },
    landingSlider: {
      ' input': { '@media': { [colored]: { blockSize: 'auto', paddingBlockStart: `calc(${high} - 1rem)`, paddingBlockEnd: '0.75rem' } } },
      ' input::-webkit-slider-runnable-track': track('right'),
      ' input::-moz-range-track': track('right'),
      ':is([dir="rtl"] *) input::-webkit-slider-runnable-track': track('left'),
      ':is([dir="rtl"] *) input::-moz-range-track': track('left'),
      ' input::-webkit-slider-thumb': tray({ marginBlockStart: `calc(${trackHeight} + 0.25rem - ${high})` }),
      ' input::-moz-range-thumb': tray({ transform: `translateY(calc((${trackHeight} + 0.25rem - ${high}) / 2))` }),
    },
  }
}
