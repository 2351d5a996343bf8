import type { Composition } from '../composition.ts'
import { foldedFront, pictureHeight } from '../compositionVars.css.ts'
import { cardSlip } from './cardSlip.ts'
import { settling } from './turn.ts'
import { vars } from '../vars.css.ts'
import { wood } from './wood.ts'

const wide = '(min-width: 62rem)'
const roomy = '(min-width: 48rem)'
const tablet = '(min-width: 36rem) and (not (min-width: 62rem))'

const slipWidth = 'min(25rem, 76%)'
/** Width of the slip's part in the form's column. */
const overlap = '2.5rem'

/** From nothing to the ground, without a line where it begins: the share of color at each sixth. */
const eased = [0, 3, 14, 36, 64, 88, 100].map((share) => `color-mix(in srgb, ${vars.surface.hero} ${share}%, transparent)`).join(', ')

/** A band across, so high, at the counter's edge. */
const atEdge = (colors: string, at: string, height: string) => `linear-gradient(${colors}) 0 ${at} / 100% ${height} no-repeat`

/** In a wide window a picture fills one side; the slip overlaps it and the form beside it. */
export const card: Composition = {
  ...cardSlip,
  publicPage: {
    '[data-content="column"]': { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
    // Little stands beside a bill that is paid.
    ':has([data-face="paid"])': { '@media': { '(min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 28rem' } } },
  },
  publicHeader: { '': { '@media': { [wide]: { position: 'relative', zIndex: 1 } } } },
  publicHero: { '': { '@media': { [wide]: { justifyContent: 'flex-end', paddingBlockEnd: '1rem' } } } },
  // On a phone the slip overlaps the picture.
  publicPanel: {
    // Two rows of the footer's links; three where the slip leaves less room.
    ':is([data-content="column"] *)': {
      '@media': { [wide]: { paddingBlockEnd: '12rem' }, '(min-width: 75rem)': { paddingBlockEnd: '9.5rem' } },
    },
    ':has([data-windows="all"]):has(~ main > [data-slip])': { marginBlockEnd: '-3rem', '@media': { [wide]: { marginBlockEnd: 0 } } },
  },
  publicPicture: {
    '': {
      maxBlockSize: '6.25rem',
      '@media': {
        [wide]: {
          position: 'absolute',
          inset: 0,
          inlineSize: '100%',
          maxInlineSize: 'none',
          maxBlockSize: 'none',
          vars: { [pictureHeight]: '100%' },
        },
      },
    },
    ':not(:has(> [data-ratio="spot"]))': { '@media': { [tablet]: { maxInlineSize: 'none', maxBlockSize: '11rem', paddingBlockEnd: 0 } } },
    // Dark gradients behind the logo and the tagline.
    '::after': {
      '@media': {
        [wide]: {
          content: '',
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(to top, ${eased}) 0 0 / 100% 10rem no-repeat, linear-gradient(${eased} 72%) 0 100% / 100% 30rem no-repeat`,
        },
      },
    },
    ':has(> [data-ratio="spot"])': {
      '@media': { [wide]: { position: 'static', maxInlineSize: '24rem', marginInline: 'auto', marginBlock: 'auto' } },
    },
  },
  publicTagline: { '': { '@media': { [wide]: { position: 'relative' } } } },
  // Its links wrap beside the slip, which a long one would cover.
  publicFooter: {
    ':is([data-content="column"] > *)': {
      '@media': { [wide]: { backgroundColor: 'transparent', paddingInlineEnd: `calc(${slipWidth} - ${overlap} + 1rem)` } },
    },
  },
  publicMain: {
    ':has(> [data-slip])': {
      '@media': {
        [wide]: {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          alignItems: 'start',
          maxInlineSize: 'none',
          paddingInline: 0,
        },
      },
    },
  },
  publicSlip: {
    '': {
      position: 'relative',
      '@media': {
        [wide]: {
          position: 'sticky',
          insetBlockStart: '17svh',
          zIndex: 1,
          justifySelf: 'end',
          inlineSize: slipWidth,
          // It overlaps the form's column.
          marginInlineEnd: `-${overlap}`,
        },
      },
    },
  },
  publicContent: {
    ':is([data-slip]:has(> [data-stamped]) ~ *)': settling,
    ':not(:only-child)': {
      '@media': {
        [wide]: {
          gridColumn: 2,
          inlineSize: '100%',
          maxInlineSize: `calc(${vars.size.content} + 6rem)`,
          paddingInline: `5.5rem ${vars.space.gutter}`,
        },
      },
    },
  },
  // The chosen one is underlined in copper.
  toggle: {
    ':is([aria-pressed="true"], [data-part]):enabled': {
      borderColor: vars.border.strong,
      boxShadow: `inset 0 -3px 0 ${vars.accent.solid}`,
    },
  },
  checkoutSteps: { '': { color: vars.text.onHeroMuted } },
  // Below the form, so that the wood reaches the foot of the window.
  checkoutFooter: {
    '': {
      '@media': {
        [roomy]: {
          gridColumn: 1,
          vars: {
            [vars.surface.hero]: vars.surface.page,
            [vars.text.onHero]: vars.text.base,
            [vars.text.onHeroMuted]: vars.text.muted,
            [vars.border.onHero]: vars.border.strong,
            [vars.focus.ringOnHero]: vars.focus.ring,
          },
        },
      },
    },
  },
  checkoutOrder: {
    '': {
      vars: { [foldedFront]: '7.25rem' },
      // On a phone the card lies over the counter's edge. What stays at the top has the form's ground.
      background: `${atEdge(`${vars.surface.page}, ${vars.surface.page}`, '100%', '4rem')}, ${atEdge('transparent, rgb(0 0 0 / 45%)', 'calc(100% - 4rem)', '0.5rem')}, ${wood}`,
      '@media': { [roomy]: { gridRow: '2 / 4', borderInlineStart: 0, background: wood } },
    },
  },
}
