import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { deskFoot, deskTop } from '../parts/sharedVars.css.ts'
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
  inlineSize: '4rem',
  minBlockSize: '3.5rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '1rem',
  color: vars.text.onHero,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.15,
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

const counter = arrangement('desk', 'counter')

counter(styles.shell, {
  backgroundColor: vars.surface.hero,
  vars: { [deskTop]: '0rem' },
  '@media': {
    [breakpoints.lg]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)', gridTemplateRows: '1fr' },
    [docked]: { paddingBlockEnd: foot, vars: { [deskFoot]: foot } },
  },
})
counter(`${styles.shell}${alone}`, { '@media': { [docked]: { paddingBlockEnd: 0, vars: { [deskFoot]: '0rem' } } } })
// The bar that saves takes the place of the tiles.
counter(`${styles.shell}${saving}`, { '@media': { [docked]: { paddingBlockEnd: 0, vars: { [deskFoot]: '0rem' } } } })
counter(styles.bar, {
  '@media': {
    [narrow]: { position: 'relative', insetBlockStart: 0, columnGap: '0.5rem', grid: '3.5rem / minmax(0, 1fr) auto auto' },
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
  '@media': {
    [breakpoints.lg]: {
      position: 'absolute',
      insetInlineStart: '6.25rem',
      insetBlockStart: '1.25rem',
      inlineSize: 'max-content',
      fontSize: '0.75rem',
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
counter(`${styles.navigation} svg`, { display: 'block' })
counter(`${entry.item}${inNav}`, tile)
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
counter(`${more.more} svg + svg`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
counter(`${more.more} span + svg`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
counter(more.person, {
  '@media': {
    [breakpoints.lg]: {
      flexDirection: 'column',
      inlineSize: '4.5rem',
      fontSize: '0.6875rem',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  },
})
counter(`${more.person} *`, { '@media': { [breakpoints.lg]: { fontSize: '0.6875rem' } } })
// A line that is too long ends with dots.
counter(more.about, { '@media': { [breakpoints.lg]: { inlineSize: '100%' } } })
counter(`:is(${more.name}, ${more.detail})`, {
  '@media': { [breakpoints.lg]: { overflow: 'hidden', overflowWrap: 'normal', textOverflow: 'ellipsis' } },
})
counter(`${more.person} span:not(:first-child)`, {
  '@media': { [breakpoints.lg]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})
counter(styles.main, {
  maxInlineSize: '90rem',
  '@media': { [narrow]: { paddingInline: edge }, [breakpoints.lg]: { margin: 0, paddingInline: '1.5rem', paddingBlockStart: '3rem' } },
})
// The line above the page's head begins with it.
counter(`${styles.main} > :not([data-screen]) > :first-child:not([data-screen])`, {
  '@media': { [narrow]: { paddingInline: `calc(${vars.space.gutter} - ${edge})` } },
})
counter(styles.footer, { '@media': { [breakpoints.lg]: { margin: 0, maxInlineSize: '90rem', paddingInlineStart: '1.5rem' } } })
