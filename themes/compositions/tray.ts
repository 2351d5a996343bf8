import type { Composition } from '../composition.ts'
import { contentWidth, foldedFront, pictureHeight, pictureZoom } from '../compositionVars.css.ts'
import { traySlip } from './traySlip.ts'
import { settling } from './turn.ts'
import { vars } from '../vars.css.ts'

const wide = '(min-width: 62rem)'
/** Wide enough for a tray with a field of color around it. */
const roomy = '(min-width: 48rem)'

/** Width of the slip and the tray. */
const column = '46rem'

/** The form's sheet is the slip's paper. */
const paper = { vars: { [vars.surface.page]: vars.slip.paper }, backgroundColor: vars.surface.page }

/** One centred column on a field of color: the slip first, then the form on a tray. */
export const tray: Composition = {
  ...traySlip,
  publicPage: {
    '': {
      backgroundColor: vars.surface.hero,
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' } },
    },
  },
  publicPanel: {
    '': {
      '@media': {
        [wide]: { position: 'static', gridColumn: 1, gridRow: 'auto', blockSize: 'auto', paddingBlockEnd: 0, overflow: 'visible' },
      },
    },
  },
  publicHero: { '': { '@media': { [wide]: { flex: 'none', display: 'block' } } } },
  // A plate, seen from above. It ends below the edge of the slip, whose two halves leave a notch between them.
  publicPicture: {
    '': {
      vars: { [pictureHeight]: '100%' },
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
        [roomy]: {
          inlineSize: '10rem',
          marginBlock: '-2.75rem -4.5rem',
          marginInline: `auto max(3rem, calc(50% - ${column} / 2 + 3rem))`,
          borderWidth: '0.75rem',
          paddingBlockEnd: '2.5rem',
          clipPath: 'inset(-2rem -2rem 4.25rem)',
        },
        [wide]: { inlineSize: '13rem', marginBlock: '-3rem -6rem', paddingBlockEnd: '3.25rem', clipPath: 'inset(-2rem -2rem 5.75rem)' },
      },
    },
    // Below the name and the way out of who is signed in.
    ':is(header:has([data-account]) *)': { marginBlockStart: 0 },
    // A photograph fills the plate with the food, not with the table below it.
    ':has(> div > img)': { padding: 0, vars: { [pictureZoom]: '1.5' }, filter: 'brightness(1.06)' },
    // The bow of a wrapped gift has the place of the plate.
    ':is(:has(~ main [data-wrapped]) *)': { visibility: 'hidden' },
    ':has(> [data-ratio="spot"])': {
      inlineSize: 'min(100%, 15rem)',
      aspectRatio: 'auto',
      marginBlock: '0 -2rem',
      marginInline: 'auto',
      padding: 0,
      clipPath: 'none',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
  publicTagline: { '': { display: 'none' } },
  // The column of the slip and the tray.
  publicMain: {
    '': {
      position: 'relative',
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      paddingBlockStart: 0,
      '@media': {
        [roomy]: { maxInlineSize: `max(${contentWidth}, ${column} + 2 * ${vars.space.gutter})` },
        [wide]: { gridColumn: 1, gridRow: 'auto', paddingBlock: 0 },
      },
    },
  },
  publicSlip: { '': { position: 'relative', marginBlockEnd: '0.75rem' } },
  publicContent: {
    ':is([data-slip]:has(> [data-stamped]) ~ *)': settling,
    '': {
      flex: 1,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: `1.25rem ${vars.space.xl}`,
      borderRadius: '1.75rem 1.75rem 0 0',
      ...paper,
      '@media': {
        [roomy]: {
          flex: 'none',
          borderRadius: '1.75rem',
          marginBlockEnd: '1rem',
          marginInline: 0,
          paddingBlock: '1.75rem 2rem',
          paddingInline: `max(2.5rem, calc((100% - ${contentWidth}) / 2))`,
        },
      },
    },
  },
  publicFooter: {
    '': {
      '@media': { [wide]: { gridColumn: 1, gridRow: 'auto', position: 'static', minBlockSize: 0, backgroundColor: vars.surface.hero } },
    },
  },
  checkoutPage: {
    '': {
      backgroundColor: vars.surface.hero,
      // The bill stands beside the tray.
      '@media': {
        [roomy]: { gridTemplateColumns: `0 minmax(0, 19.5rem) minmax(0, 1fr) 0`, columnGap: '1.5rem' },
        [wide]: {
          gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, 26rem) minmax(0, 36rem) minmax(${vars.space.gutter}, 1fr)`,
        },
      },
    },
  },
  checkoutOrder: {
    '': {
      vars: { [foldedFront]: '8.5rem' },
      backgroundColor: vars.surface.hero,
      '@media': { [roomy]: { gridColumn: 2, gridRow: 2, borderInlineStart: 0, backgroundColor: 'transparent' } },
    },
  },
  checkoutSummary: { '': { '@media': { [roomy]: { maxInlineSize: 'none', padding: '0 0 1.5rem' } } } },
  // The chosen one has the color of credit, in a ring of ink.
  toggle: {
    ':is([aria-pressed="true"], [data-part]):enabled': {
      '@media': {
        '(forced-colors: none)': {
          color: vars.slipInk.credit,
          borderColor: vars.slipInk.credit,
          backgroundColor: vars.slipFront.credit,
          boxShadow: `inset 0 0 0 1px ${vars.slipInk.credit}`,
        },
      },
    },
  },
  checkoutSteps: { '': { color: vars.text.onHeroMuted } },
  checkoutMain: {
    '': {
      ...paper,
      borderRadius: '1.75rem 1.75rem 0 0',
      '@media': {
        [roomy]: {
          gridColumn: 3,
          alignSelf: 'start',
          maxInlineSize: 'none',
          marginInline: 0,
          marginBlock: '0 1.5rem',
          paddingBlock: '2rem',
          paddingInline: 'clamp(1.5rem, 4vw, 3.5rem)',
          borderRadius: '1.75rem',
        },
      },
    },
  },
}
