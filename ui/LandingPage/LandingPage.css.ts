import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** Maximum width of a band's content; the bands themselves span the window. */
const room = '68rem'

const inMiddle = {
  inlineSize: '100%',
  maxInlineSize: `calc(${room} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' })

const onHero = { backgroundColor: vars.surface.hero, color: vars.text.onHero, vars: { [vars.focus.ring]: vars.focus.ringOnHero } } as const

export const header = style(onHero)
export const head = style({
  ...inMiddle,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  '@media': { [breakpoints.lg]: { minBlockSize: '5.5rem' } },
})

export const footer = style([onHero])
export const foot = style(inMiddle)
/** On other pages it is beside a form in the middle, and has its edges. */
globalStyle(`${foot} > footer`, { paddingInline: 0 })

/** A card over the window's edge, or a ticket that rolls in from it, does not widen the page. */
export const main = style({ flex: 1, minInlineSize: 0, overflowX: 'clip' })

export const hero = style([onHero])
export const heroInner = style({
  ...inMiddle,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlock: `${vars.space.sm} ${vars.space.xl}`,
  '@media': {
    [breakpoints.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
      gap: vars.space.xxl,
      paddingBlock: `${vars.space.md} ${vars.space.xxl}`,
    },
  },
})

/** Larger than the headline of a page with a form. */
export const title = style({ '@media': { [breakpoints.lg]: { fontSize: 'clamp(2.75rem, 4.4vw, 4rem)' } } })

export const bandTitle = style({ '@media': { [breakpoints.lg]: { fontSize: '2.25rem' } } })

export const texts = style({
  vars: {
    [vars.accent.solid]: vars.accent.solidOnHero,
    [vars.accent.solidHover]: vars.accent.solidOnHeroHover,
    [vars.accent.solidActive]: vars.accent.solidOnHeroActive,
    [vars.accent.onSolid]: vars.accent.onSolidOnHero,
  },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  minInlineSize: 0,
})
export const intro = style({
  color: vars.text.onHeroMuted,
  fontSize: vars.fontSize.lg,
  maxInlineSize: vars.size.measure,
  textWrap: 'pretty',
})

export const picture = style({ vars: { [corner]: vars.radius.picture, [ground]: 'transparent' }, minInlineSize: 0 })

export const band = style({
  position: 'relative',
  scrollMarginBlockStart: 0,
  selectors: { '&[data-ground="sunken"]': { backgroundColor: vars.surface.sunken } },
})
export const bandInner = style({
  ...inMiddle,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingBlock: vars.space.xl,
  '@media': { [breakpoints.lg]: { gap: vars.space.xl, paddingBlock: vars.space.xxl } },
})
export const bandTop = style({})
export const bandHead = style([
  bandTop,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    '@media': {
      [breakpoints.md]: {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.xl,
        selectors: { [`${band}:nth-of-type(even) &`]: { flexDirection: 'row-reverse' } },
      },
    },
  },
])
export const bandTexts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })
export const bandPicture = style({
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: '100%',
  '@media': { [breakpoints.md]: { inlineSize: '20rem' }, [breakpoints.lg]: { inlineSize: '26rem' } },
})
export const bandText = style({ color: vars.text.muted, fontSize: vars.fontSize.lg, maxInlineSize: vars.size.measure, textWrap: 'pretty' })

/** A calculator: on a phone one below the other, else its result beside the rest. */
export const sum = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"result" "field" "slider" "action"',
  '@media': {
    [breakpoints.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, auto) 1fr',
      columnGap: vars.space.xl,
      gridTemplateAreas: '"result field" "result slider" "result action"',
    },
  },
})
/** Its fields are parts of the calculator. */
globalStyle(`${sum} > form`, { display: 'contents' })
export const result = style({ gridArea: 'result', display: 'grid', minInlineSize: 0 })
export const field = style({ gridArea: 'field', position: 'relative', minInlineSize: 0 })
export const slider = style({ gridArea: 'slider', minInlineSize: 0 })
export const action = style({ gridArea: 'action', minInlineSize: 0 })
