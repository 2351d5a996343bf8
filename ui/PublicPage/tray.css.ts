import { keyframes } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { logoPicture, paperLogo, toolPicture, vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { settling } from '../arrangements/turn.css.ts'
import { pageBack } from '../parts/pageBack.css.ts'
import { pageInset } from '../parts/sharedVars.css.ts'
import * as styles from './PublicPage.css.ts'

/** Width of the slip and the tray. */
const column = '46rem'
/** The form's sheet is the slip's paper. */
const paper = { vars: { [vars.surface.page]: vars.slip.paper }, backgroundColor: vars.surface.page }
const inCounter = ':is([data-content="counter"] *)'
const ofTool = ':is([data-content="tool"] *)'
/** Three tickets and the gaps between them. */
const width = '59.5rem'

const tray = arrangement('slip', 'tray')

tray(styles.page, {
  backgroundColor: vars.surface.hero,
  '@media': { [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' } },
})
tray(styles.panel, {
  '@media': {
    [breakpoints.lg]: { position: 'static', gridColumn: 1, gridRow: 'auto', blockSize: 'auto', paddingBlockEnd: 0, overflow: 'visible' },
  },
})
tray(styles.hero, { '@media': { [breakpoints.lg]: { flex: 'none', display: 'block' } } })
// A plate, seen from above. It ends below the edge of the slip, whose two halves leave a notch between them.
tray(styles.picture, {
  vars: { [styles.pictureHeight]: '100%' },
  inlineSize: 'min(7.5rem, 34vw)',
  aspectRatio: '1',
  maxBlockSize: 'none',
  // Beside the logo, behind the slip.
  marginBlock: 'max(-2.75rem, -12vw) max(-3.75rem, -17vw)',
  marginInline: `auto calc(1.5rem + ${vars.space.gutter})`,
  // The meal stands in the upper part, which the tray does not cover.
  padding: '0 0 1.875rem',
  border: `0.5rem solid ${vars.slip.paper}`,
  borderRadius: '50%',
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  '@media': {
    [breakpoints.md]: {
      inlineSize: '10rem',
      marginBlock: '-2.75rem -4.5rem',
      marginInline: `auto max(3rem, calc(50% - ${column} / 2 + 3rem))`,
      borderWidth: '0.75rem',
      paddingBlockEnd: '2.5rem',
      clipPath: 'inset(-2rem -2rem 4.25rem)',
    },
    [breakpoints.lg]: {
      inlineSize: '13rem',
      marginBlock: '-3rem -6rem',
      paddingBlockEnd: '3.25rem',
      clipPath: 'inset(-2rem -2rem 5.75rem)',
    },
  },
})
// Below the name and the way out of who is signed in.
tray(`${styles.picture}:is(${styles.panel}:has([data-account]) *)`, { marginBlockStart: 0 })
// A photograph fills the plate with the food, not with the table below it.
tray(`${styles.picture}:has(> div > img)`, { padding: 0, vars: { [styles.pictureZoom]: '1.5' }, filter: 'brightness(1.06)' })
// The bow of a wrapped gift has the place of the plate.
const served = keyframes({ '0%, 65%': { opacity: 0 } })
tray(`${styles.picture}:is(:has(~ ${styles.main} [data-wrapping="opened"]) *)`, { animation: `${served} calc(5 * ${vars.motion.slow})` })
tray(`${styles.picture}:is(:has(~ ${styles.main} [data-wrapping]:not([data-wrapping="opened"])) *)`, { visibility: 'hidden' })
// The column of the slip and the tray.
tray(styles.main, {
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: 0,
  '@media': {
    [breakpoints.md]: { maxInlineSize: `max(${styles.contentWidth}, ${column} + 2 * ${vars.space.gutter})` },
    [breakpoints.lg]: { gridColumn: 1, gridRow: 'auto', paddingBlock: 0 },
  },
})
tray(styles.slip, { position: 'relative', marginBlockEnd: '0.75rem' })
tray(`${styles.body}:is([data-slip]:has(> [data-stamped]) ~ *)`, settling)
tray(styles.body, {
  flex: 1,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  paddingBlock: `1.25rem ${vars.space.xl}`,
  borderRadius: '1.75rem 1.75rem 0 0',
  ...paper,
  '@media': {
    [breakpoints.md]: {
      flex: 'none',
      borderRadius: '1.75rem',
      marginBlockEnd: '1rem',
      marginInline: 0,
      paddingBlock: '1.75rem 2rem',
      paddingInline: `max(2.5rem, calc((100% - ${styles.contentWidth}) / 2))`,
    },
  },
})
tray(styles.footer, {
  '@media': {
    [breakpoints.lg]: { gridColumn: 1, gridRow: 'auto', position: 'static', minBlockSize: 0, backgroundColor: vars.surface.hero },
  },
})
tray(`${styles.main}${inCounter}`, {
  maxInlineSize: `calc(${width} + 2 * ${vars.space.gutter})`,
  '@media': { [breakpoints.lg]: { paddingBlock: '0 2rem' } },
})
tray(`${styles.body}${inCounter}`, {
  vars: { [vars.text.base]: vars.text.onHero, [vars.text.muted]: vars.text.onHeroMuted, [vars.focus.ring]: vars.focus.ringOnHero },
  color: vars.text.onHero,
  margin: 0,
  padding: '0 0 1.5rem',
  borderRadius: 0,
  backgroundColor: 'transparent',
})
tray(`${styles.footer}${inCounter}`, { paddingInline: vars.space.gutter })
// A plan is one field of yellow, from the header to the footer.
tray(`${styles.page}:has([data-plan])`, {
  '@media': {
    [breakpoints.lg]: {
      background: `radial-gradient(circle at calc(50% + 31rem) 6rem, rgb(255 255 255 / 18%) 19rem, transparent calc(19rem + 0.5px)) ${vars.slipFront.credit}`,
    },
  },
  vars: {
    [logoPicture]: paperLogo,
    [vars.surface.hero]: vars.slipFront.credit,
    [vars.text.onHero]: vars.slipInk.credit,
    [vars.text.onHeroMuted]: vars.slipInk.credit,
    [vars.border.onHero]: vars.slipInk.credit,
    [vars.focus.ringOnHero]: vars.slipInk.credit,
  },
})
tray(`${styles.panel}:has(~ ${styles.main} [data-plan])`, { backgroundColor: 'transparent' })
tray(`${styles.main}${inCounter}:has([data-plan])`, { maxInlineSize: 'none', padding: 0 })
tray(`${styles.page}[data-content="tool"]`, { backgroundColor: vars.surface.hero })
// A plate on the counter, where there is room beside the form.
tray(`${styles.main}${ofTool}`, {
  '@media': {
    [breakpoints.lg]: { paddingBlock: 0 },
    [`${breakpoints.lg} and (min-height: 44rem) and (forced-colors: none)`]: {
      maxInlineSize: 'none',
      background: `${toolPicture} no-repeat right 6rem bottom 2rem / 15rem`,
    },
  },
})
tray(`${styles.body}${ofTool}`, {
  flexGrow: 0,
  maxInlineSize: '28.5rem',
  marginInline: 'auto',
  padding: 'clamp(1.25rem, 5vw, 2.25rem)',
  borderRadius: '2rem',
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
})
// The sign of a restaurant stands there instead.
tray(`${styles.main}${ofTool}:has([data-sign])`, { '@media': { [breakpoints.lg]: { maxInlineSize: 'none', backgroundImage: 'none' } } })
tray(`${styles.body}${ofTool}:has([data-sign])`, { '@media': { [breakpoints.lg]: { marginInline: 'max(3rem, 8vw) auto' } } })
// The white counter in front of the field.
tray(`${styles.footer}${ofTool}`, {
  backgroundColor: vars.surface.raised,
  boxShadow: `0 0 24px color-mix(in srgb, ${vars.text.base} 8%, transparent)`,
})

// The counter of a person: its field and its sheet end before the window does.
tray(`${styles.main}:is([data-content="profile"] *)`, { maxInlineSize: 'none', '@media': { [breakpoints.lg]: { paddingBlock: 0 } } })
tray(`${styles.slip}:is([data-content="profile"] *)`, {
  marginBlockEnd: '1rem',
  '@media': { [breakpoints.lg]: { marginBlockEnd: '1.5rem' } },
})
tray(`${styles.body}:is([data-content="profile"] *)`, {
  margin: 0,
  paddingBlock: `1.75rem ${vars.space.xl}`,
  '@media': {
    [breakpoints.md]: {
      borderRadius: '1.75rem 1.75rem 0 0',
      marginInline: '1.5rem',
      vars: { [pageInset]: `max(${vars.space.gutter}, 50vw - 32.5rem - 1.5rem)` },
    },
  },
})

// An invitation to the app lies on yellow, by night too.
const invites = ':is([data-content="column"]:has([data-app]) *)'
const disc = (at: string, size: string) =>
  `radial-gradient(circle at ${at} 0, rgb(255 255 255 / 22%) ${size}, transparent calc(${size} + 0.5px))`
tray(`${styles.page}:has([data-app])`, {
  backgroundColor: vars.slipFront.credit,
  backgroundImage: disc('100%', '66vw'),
  // Behind the phone: the sheet would hide its arc.
  '@media': { [breakpoints.lg]: { backgroundImage: disc('42%', '28rem') } },
})
tray(`${styles.panel}${invites}`, {
  vars: { [logoPicture]: paperLogo, [vars.text.onHero]: vars.slipInk.credit },
  backgroundColor: 'transparent',
})
tray(`${styles.main}${invites}`, {
  paddingBlockEnd: 0,
  '@media': {
    [breakpoints.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34.75rem)',
      maxInlineSize: 'none',
      paddingInlineEnd: '1.5rem',
      columnGap: '2.5rem',
    },
  },
})
tray(`${styles.slip}${invites}`, {
  blockSize: '18.125rem',
  marginInline: `calc(0.75rem - ${vars.space.gutter})`,
  marginBlockEnd: 0,
  clipPath: 'inset(-5rem -2rem 0)',
  '@media': {
    [breakpoints.lg]: {
      position: 'sticky',
      insetBlockStart: '3.5rem',
      alignSelf: 'start',
      blockSize: 'auto',
      marginInline: '2.5rem 0',
      marginBlockStart: '3.5rem',
      clipPath: 'none',
    },
  },
})
tray(`${styles.body}${invites}`, {
  position: 'relative',
  '@media': {
    [breakpoints.lg]: {
      marginBlock: '-3rem 0',
      borderRadius: '1.75rem 1.75rem 0 0',
      paddingBlockStart: '4.25rem',
      paddingInline: '4.5rem',
    },
  },
})

// Two columns in the sheet, and the way back beside the slip.
tray(`${styles.body}:has([data-split="beside"])`, { '@media': { [breakpoints.md]: { paddingInline: '3rem' } } })
tray(`${styles.body}:has([data-split="beside"]) > ${pageBack}`, {
  '@media': {
    [breakpoints.xl]: { position: 'absolute', insetBlockStart: '0.5rem', insetInlineStart: '-7.25rem', color: vars.text.onHero },
  },
})
