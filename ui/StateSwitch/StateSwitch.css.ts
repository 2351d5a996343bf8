import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { track } from '../parts/track.css.ts'

const thumb = '1.5rem'

/** As tall with the words of each state: a press moves nothing below it. */
export const block = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: '9rem',
  paddingBlock: vars.space.sm,
  borderBlock: `2px solid ${vars.text.base}`,
  '@media': { [breakpoints.md]: { minBlockSize: '7.5rem' } },
})
export const texts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.sm, minInlineSize: 0 })
export const title = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
})
export const failed = style({ color: vars.danger.text })
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.success.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
})
export const text = style({ flexBasis: '100%', fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, textWrap: 'pretty' })

export const control = style([
  track,
  {
    inlineSize: '4rem',
    blockSize: '2.25rem',
    '::before': { inlineSize: thumb, blockSize: thumb },
    // A finger needs more room.
    '::after': { content: '""', position: 'absolute', inset: '-0.5rem' },
    selectors: {
      '&:checked::before, &:checked:hover:not(:disabled)::before': { insetInlineStart: `calc(100% - ${thumb} - 0.25rem)` },
      '&[aria-disabled]': { cursor: 'default' },
    },
  },
])
