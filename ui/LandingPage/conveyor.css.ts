import { createVar, keyframes } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { colorsOf } from '../../themes/schemeVars.ts'
import { meals, vars } from '../../themes/vars.css.ts'
import type { Schemes } from '../../themes/scheme.ts'
import { breakpoints } from '../breakpoints.ts'
import { moving, sliderShare } from '../parts/sharedVars.css.ts'
import * as styles from './LandingPage.css.ts'

/** The way that a ticket rolls in: shorter than its padding, as a first window may show it half way, and no word of it is cut. */
const way = createVar()
const rollIn = keyframes({ from: { translate: way } })
const rtl = ':is([dir="rtl"] *)'
/** The part of a ticket beyond the edge of the window. */
const bleed = '2.75rem'
const belt = '1.875rem'
const pitch = '2.75rem'
const withSum = `:has(> ${styles.sum})`
const overSum = `:has(+ ${styles.sum})`
const act = (index: number) => `[data-act]:nth-of-type(${index})` as const
const roller = `radial-gradient(circle, ${vars.slip.edge} 0 calc(0.3125rem - 0.5px), ${vars.slip.onSticker} 0.3125rem calc(0.5rem - 0.5px), transparent 0.5rem)`
/** A row of one color, by day and by night: words on it are dark. */
const row =
  (face: 'credit' | 'offer') =>
  ({ light }: Schemes): GlobalStyleRule => {
    const ink = vars.slipInk[face]
    const words = [vars.text.base, vars.text.muted, vars.text.link, vars.text.linkHover, vars.accent.text]
    const inks = Object.fromEntries([...words, vars.border.strong].map((name) => [name, ink]))
    return { vars: { ...colorsOf(light), ...inks }, color: ink, backgroundColor: vars.slipFront[face] }
  }
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
const tray = (moved: GlobalStyleRule): GlobalStyleRule => ({
  '@media': {
    [colored]: {
      ...moved,
      inlineSize: `calc${length}`,
      blockSize: high,
      border: 0,
      borderRadius: '0.5rem',
      boxShadow: 'none',
      background: `${bar(vars.accent.solid, 1, 0, 0)}, ${bar(lighter, 0.625, 1, 0.625)}, ${meals.small} 50% calc(100% - 1.25rem) / ${meal} calc(${meal} * 0.88) space no-repeat content-box`,
      paddingInline: '1.125rem',
    },
  },
})

/** A belt across the window: rows of color, and on each a ticket that comes in at the window's edge. */
const conveyor = arrangement('landing', 'conveyor')

// A sun behind the bill, which rises below the tray on a phone.
conveyor(`${styles.hero}${rtl}`, { '@media': { [breakpoints.lg]: { backgroundPosition: 'calc(50% - 30rem) 1.5rem' } } })
conveyor(styles.hero, {
  overflow: 'hidden',
  background: `radial-gradient(circle, ${vars.slipFront.credit} 70%, transparent calc(70% + 0.5px)) 50% calc(100% + 15rem) / 24rem 24rem no-repeat ${vars.surface.hero}`,
  '@media': { [breakpoints.lg]: { backgroundSize: '44rem 44rem', backgroundPosition: 'calc(50% + 30rem) 1.5rem' } },
})
conveyor(`${styles.picture}::after`, {
  content: '',
  display: 'block',
  blockSize: 'clamp(8rem, 20vw, 14rem)',
  marginBlock: '-1rem -1.5rem',
  background: `${meals.large} center bottom / contain no-repeat`,
})
conveyor(`${styles.band}[data-act]`, { paddingBlockEnd: belt, '@media': { [breakpoints.md]: { display: 'grid', minBlockSize: '21rem' } } })
conveyor(`${styles.band}${act(1)}`, row('credit'))
conveyor(`${styles.band}${act(2)}`, row('offer'))
conveyor(`${styles.band}${act(3)}`, {
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
  vars: { [vars.text.muted]: vars.text.onHero, [vars.text.base]: vars.text.onHero },
})
conveyor(`${styles.band}[data-act]::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: belt,
  background: `linear-gradient(${vars.slip.edge}, ${vars.slip.edge}) 0 0 / 100% 0.5625rem no-repeat, ${roller} 50% 0.5625rem / ${pitch} 1.3125rem repeat-x`,
})
conveyor(`${styles.band}:is([data-act] ~ :not([data-act]))`, { backgroundColor: vars.surface.page })
conveyor(`${styles.band}:is([data-act] ~ :nth-last-of-type(2))`, { backgroundColor: vars.accent.soft })
conveyor(`${styles.band}:is([data-act] ~ :last-of-type)`, row('credit'))
conveyor(`${styles.bandInner}:is([data-act] > *)`, {
  maxInlineSize: 'none',
  padding: 0,
  '@media': { [breakpoints.md]: { display: 'grid' } },
})
conveyor(`${styles.bandInner}${withSum}`, { gap: vars.space.lg })
conveyor(`${styles.bandTop}:is([data-act] *)`, {
  gap: vars.space.lg,
  paddingBlockStart: vars.space.xl,
  '@media': {
    [breakpoints.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 0,
      alignItems: 'end',
      paddingBlockStart: '2rem',
    },
  },
})
conveyor(`${styles.bandTop}${overSum}`, { alignSelf: 'center', textAlign: 'center', display: 'grid', justifyItems: 'center' })
conveyor(`${styles.bandTexts}:is([data-act] *)`, {
  paddingInline: vars.space.gutter,
  '@media': {
    [breakpoints.md]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'center',
      maxInlineSize: '40rem',
      paddingInlineStart: 'clamp(1rem, 3vw, 2.5rem)',
      paddingBlockEnd: '2rem',
    },
  },
})
conveyor(styles.bandTitle, { '@media': { [breakpoints.lg]: { fontSize: '2.5rem' } } })
conveyor(`${styles.bandTitle}:is([data-act] *)`, { fontSize: 'clamp(2rem, 4.4vw, 3rem)', lineHeight: vars.lineHeight.tight })
conveyor(styles.bandPicture, {
  vars: { [way]: '-2.25rem 0' },
  alignSelf: 'flex-start',
  inlineSize: `calc(100% - ${vars.space.gutter} + ${bleed})`,
  marginInlineStart: `-${bleed}`,
  '@media': {
    [breakpoints.md]: { alignSelf: 'end', gridColumn: 1, gridRow: 1, inlineSize: `min(100% - 1rem + ${bleed}, 40rem)` },
    [breakpoints.lg]: { inlineSize: `min(100% - 5rem + ${bleed}, 44rem)` },
  },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [moving]: { animation: `${rollIn} linear backwards`, animationTimeline: 'view()', animationRange: 'entry 10% cover 35%' },
      },
    },
  },
})
conveyor(`${styles.bandPicture}${rtl}`, { vars: { [way]: '2.25rem 0' } })
// The sum stands across the page; the slider's thumb is a tray, which carries one to five meals.
conveyor(styles.sum, {
  '@media': {
    [breakpoints.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"result result" "slider slider" "field action"',
      inlineSize: 'min(100%, 60rem)',
      marginInline: 'auto',
      columnGap: vars.space.md,
      rowGap: vars.space.lg,
    },
  },
})
conveyor(`${styles.sum} ${styles.field} input`, {
  '@media': { [breakpoints.md]: { blockSize: vars.size.control, paddingBlock: 0, fontSize: vars.fontSize.xl } },
})
conveyor(styles.field, { '@media': { [breakpoints.md]: { justifySelf: 'end', inlineSize: 'min(100%, 21rem)' } } })
conveyor(styles.action, { '@media': { [breakpoints.md]: { alignSelf: 'end', inlineSize: 'min(100%, 21rem)' } } })
conveyor(`${styles.sum} ${styles.slider} input`, {
  '@media': { [colored]: { blockSize: 'auto', paddingBlockStart: `calc(${high} - 1rem)`, paddingBlockEnd: '0.75rem' } },
})
conveyor(`${styles.sum} ${styles.slider} input::-webkit-slider-runnable-track`, track('right'))
conveyor(`${styles.sum} ${styles.slider} input::-moz-range-track`, track('right'))
conveyor(`${styles.sum} ${styles.slider}:is([dir="rtl"] *) input::-webkit-slider-runnable-track`, track('left'))
conveyor(`${styles.sum} ${styles.slider}:is([dir="rtl"] *) input::-moz-range-track`, track('left'))
conveyor(
  `${styles.sum} ${styles.slider} input::-webkit-slider-thumb`,
  tray({ marginBlockStart: `calc(${trackHeight} + 0.25rem - ${high})` }),
)
conveyor(
  `${styles.sum} ${styles.slider} input::-moz-range-thumb`,
  tray({ transform: `translateY(calc((${trackHeight} + 0.25rem - ${high}) / 2))` }),
)
