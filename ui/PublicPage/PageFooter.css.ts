import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { columnEdge } from '../parts/columnEdge.css.ts'
import { onPaper, spread } from './PublicPage.css.ts'

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  // Space between a link's focus ring and the line below.
  gap: vars.space.xs,
  backgroundColor: vars.surface.hero,
  color: vars.text.onHeroMuted,
  fontSize: vars.fontSize.xs,
  paddingBlock: vars.space.sm,
  paddingInline: columnEdge,
  '@media': {
    [breakpoints.lg]: {
      paddingInline: vars.space.gutter,
      gridColumn: 1,
      gridRow: '1 / 3',
      alignSelf: 'end',
      position: 'sticky',
      insetBlockEnd: 0,
      minBlockSize: '7rem',
      selectors: { [`${spread} &`]: { gridRow: 3, position: 'static' } },
    },
    ...onPaper,
  },
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.border.onHero,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { color: vars.text.onHero, textDecorationColor: 'currentColor' },
    '&:focus-visible': { outlineColor: vars.focus.ringOnHero },
  },
})
