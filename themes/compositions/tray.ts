import type { Composition } from '../composition.ts'
import { contentWidth, pictureHeight } from '../compositionVars.css.ts'
import { traySlip } from './traySlip.ts'
import { vars } from '../vars.css.ts'

const wide = '(min-width: 62rem)'

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
  publicHeader: { '': { justifyContent: 'center', '@media': { [wide]: { minBlockSize: '5.5rem' } } } },
  publicHero: { '': { '@media': { [wide]: { flex: 'none', display: 'block' } } } },
  // A plate, seen from above.
  publicPicture: {
    '': {
      vars: { [pictureHeight]: '100%' },
      inlineSize: 'min(10rem, 30svh)',
      aspectRatio: '1',
      maxBlockSize: 'none',
      marginInline: 'auto',
      // The slip overlaps it.
      marginBlockEnd: '-4.5rem',
      padding: 0,
      border: `0.625rem solid ${vars.slip.paper}`,
      borderRadius: '50%',
      boxShadow: vars.shadow.overlay,
      overflow: 'hidden',
      '@media': { [wide]: { inlineSize: '12rem' } },
    },
    ':has(> [data-ratio="spot"])': { inlineSize: 'min(100%, 15rem)', aspectRatio: 'auto', border: 0, borderRadius: 0, boxShadow: 'none' },
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
      '@media': { [wide]: { gridColumn: 1, gridRow: 'auto', maxInlineSize: `max(${contentWidth}, 46rem)`, paddingBlock: 0 } },
    },
  },
  publicSlip: { '': { position: 'relative', marginBlock: '0 1rem' } },
  publicContent: {
    '': {
      flex: 1,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      marginBlockStart: '1rem',
      paddingInline: vars.space.gutter,
      paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
      borderRadius: '1.75rem 1.75rem 0 0',
      backgroundColor: vars.surface.page,
      '@media': {
        [wide]: {
          borderRadius: '1.75rem',
          marginBlockEnd: '1rem',
          marginInline: 0,
          paddingBlock: '2rem 3rem',
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
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto' } },
    },
  },
  checkoutOrder: { '': { '@media': { [wide]: { gridColumn: 1, gridRow: 2, borderInlineStart: 0, backgroundColor: 'transparent' } } } },
  checkoutSummary: {
    '': { '@media': { [wide]: { position: 'static', maxInlineSize: '46rem', marginInline: 'auto', padding: '0 0 1rem' } } },
  },
  checkoutMain: {
    '': {
      backgroundColor: vars.surface.page,
      '@media': {
        [wide]: {
          gridColumn: 1,
          gridRow: 3,
          maxInlineSize: '46rem',
          marginInline: 'auto',
          paddingBlock: '2rem',
          paddingInline: '8rem',
          marginBlockEnd: '1rem',
          borderRadius: '1.75rem',
        },
      },
    },
  },
}
