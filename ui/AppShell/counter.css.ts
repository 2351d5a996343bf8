import { keyframes } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { deskFoot, deskTop } from '../parts/sharedVars.css.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import * as styles from './AppShell.css.ts'
import * as entry from './NavEntry.css.ts'
import * as more from './More.css.ts'

const narrow = `not all and ${breakpoints.lg}`
/** A window with the pages of the app at its foot: not a phone held sideways. */
const docked = `(not ${breakpoints.lg}) and (min-height: 30rem)`
const alone = `:has(${styles.navigation} li:only-child)`
const saving = ':has([data-saves])'
const inNav = `:is(${styles.navigation} *)`
const edge = '0.5rem'
const foot = '4.5rem'
/** The tile of an entry: an icon with a word below it. */
const tile = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.25rem',
  blockSize: 'auto',
  inlineSize: '4.25rem',
  minBlockSize: '3.5rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '1rem',
  color: vars.text.onHero,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.025em',
  lineHeight: 1.15,
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

const rise = keyframes({ from: { translate: '0 100%' } })
/** A shade between the field and its ink. */
const shade = (share: number) => `color-mix(in srgb, ${vars.text.onHero} ${share}%, ${vars.surface.hero})`
/** By night a sheet is lighter than the field, and of its hue. */
const night = {
  vars: {
    [vars.surface.raised]: shade(6),
    [vars.surface.sunken]: shade(12),
    [vars.border.subtle]: shade(16),
    [vars.accent.soft]: shade(11),
  },
}

const counter = arrangement('desk', 'counter')

counter(styles.shell, {
  backgroundColor: vars.surface.hero,
  vars: { [deskTop]: '0rem' },
  '@media': {
    [breakpoints.lg]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)', gridTemplateRows: '1fr' },
    [docked]: { paddingBlockEnd: foot, vars: { [deskFoot]: foot } },
  },
})
counter(`${styles.shell}:is([data-scheme="dark"] *)`, night)
counter(`${styles.shell}:is([data-scheme="auto"] *)`, { '@media': { '(prefers-color-scheme: dark)': night } })
// The bar that saves takes the place of the tiles.
counter(`${styles.shell}:is(${alone}, ${saving})`, { '@media': { [docked]: { paddingBlockEnd: 0, vars: { [deskFoot]: '0rem' } } } })
counter(styles.bar, {
  '@media': {
    [narrow]: { position: 'relative', insetBlockStart: 0, columnGap: '0.5rem', grid: '3.25rem / minmax(0, 1fr) auto auto' },
    [breakpoints.lg]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1rem',
      blockSize: '100svh',
      paddingInline: '0.125rem',
      paddingBlock: '1rem',
      overflowY: 'auto',
      scrollbarWidth: 'none',
    },
  },
})
counter(styles.mark, { display: 'block', inlineSize: '2.5rem', blockSize: '2.5rem' })
counter(styles.logo, { display: 'none' })
counter(styles.product, {
  color: vars.text.onHero,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.heading,
  '@media': { [breakpoints.lg]: { display: 'none' } },
})
// Above the title that stands beside a sheet.
counter(`${styles.page}:has([data-beside]:not(:empty))::before`, {
  '@media': {
    [breakpoints.xl]: {
      content: 'attr(data-title) / ""',
      position: 'absolute',
      padding: '1.5rem 1.5rem 0',
      fontSize: '0.75rem',
      fontWeight: vars.fontWeight.strong,
    },
  },
})
counter(styles.navigation, {
  '@media': {
    [docked]: {
      position: 'fixed',
      zIndex: 5,
      insetInline: 0,
      insetBlockEnd: 0,
      margin: 0,
      paddingInline: edge,
      paddingBlock: `${edge} calc(${edge} + env(safe-area-inset-bottom))`,
      borderRadius: '1.5rem 1.5rem 0 0',
      backgroundColor: vars.surface.raised,
      boxShadow: vars.shadow.overlay,
    },
    [breakpoints.lg]: { alignSelf: 'center', overflow: 'visible' },
  },
})
counter(`${styles.navigation}:is(${styles.shell}${saving} *)`, { '@media': { [docked]: { display: 'none' } } })
counter(styles.items, {
  gap: '0.25rem',
  justifyContent: 'space-evenly',
  minInlineSize: '100%',
  '@media': { [breakpoints.lg]: { flexDirection: 'column', justifyContent: 'flex-start' } },
})
// Five fit the narrowest phone.
counter(`${styles.items} > li`, { '@media': { [docked]: { flex: '0 1 4.25rem', minInlineSize: 0 } } })
counter(styles.rest, { '@media': { [docked]: { display: 'block' } } })
counter(`${styles.items}:has(${styles.rest}) > :nth-child(n + 5):not(${styles.rest})`, { '@media': { [docked]: { display: 'none' } } })
counter(`${styles.navigation} svg`, { display: 'block' })
counter(`${entry.item}${inNav}`, { ...tile, '@media': { [docked]: { inlineSize: '100%', minInlineSize: 0 } } })
counter(`${entry.item}${inNav}:not([aria-current])`, { '@media': { [narrow]: { color: vars.text.base } } })
counter(entry.item, { '@media': { [breakpoints.lg]: tile } })
counter(`${entry.item}:hover`, { backgroundColor: `color-mix(in srgb, ${vars.surface.raised} 60%, transparent)` })
counter(`${entry.item}[aria-current]`, {
  backgroundColor: vars.slipFront.credit,
  color: vars.slipInk.credit,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})
counter(`${entry.item}[aria-current]:hover`, { backgroundColor: vars.slipFront.credit })
counter(more.more, { '@media': { [breakpoints.lg]: { marginBlockStart: 'auto' } } })
counter(more.list, { '@media': { [breakpoints.lg]: { flexDirection: 'column', gap: '0.5rem' } } })
counter(`${more.more} :is(svg, span) + svg`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
// A rail shows the disc alone.
counter(more.about, { '@media': { [breakpoints.lg]: hiddenLook } })
// A sheet from the foot.
counter(more.more, {
  '@media': { [docked]: { inset: 'auto 0 0', borderRadius: '1.5rem 1.5rem 0 0', animation: `${rise} ${vars.motion.slow} ease-out` } },
})
counter(more.place, { '@media': { [docked]: { display: 'block' } } })
counter(`${more.place}:not(:has(+ ${more.place}))`, { '@media': { [docked]: { borderBlockEnd: `1px solid ${vars.border.subtle}` } } })
counter(`${more.more} ${entry.item}`, { '@media': { [docked]: { gap: '1.125rem', fontSize: '1rem' } } })
counter(styles.main, {
  maxInlineSize: '90rem',
  '@media': { [narrow]: { paddingInline: edge }, [breakpoints.lg]: { margin: 0, paddingInline: '1.5rem', paddingBlockStart: '3rem' } },
})
counter(styles.footer, { '@media': { [breakpoints.lg]: { margin: 0, maxInlineSize: '90rem', paddingInlineStart: '1.5rem' } } })
