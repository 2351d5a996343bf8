import { globalStyle, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const room = style({
  '@media': {
    [`not all and ${breakpoints.lg}`]: { marginBlockEnd: vars.space.lg, selectors: { '&[data-sign=""]': { display: 'none' } } },
    [breakpoints.lg]: { position: 'absolute', insetBlock: 0, inlineSize: 'min(27.5rem, 100vw - 44rem)', display: 'flex' },
    '(forced-colors: active)': { display: 'none' },
  },
})
export const sign = style({
  inlineSize: '100%',
  minBlockSize: '6rem',
  paddingInline: '1.5rem',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  font: `${vars.fontWeight.heading} 1.5rem / 1.15 ${vars.font.heading}`,
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.lg]: { fontSize: '2.5rem', selectors: { '&[data-long]': { fontSize: '1.625rem' } } } },
})
/** The name of the restaurant is the one thing to type. */
globalStyle(`${room} ~ * :is([data-leads], [type="search"])`, { minBlockSize: '4rem' })

const card = arrangement('slip', 'card')
/** The metal of a slip's edge, lit or in shadow. */
const metal = (part: number, light: 'white' | 'black') => `color-mix(in srgb, ${vars.slip.edge} ${part}%, ${light})`
const screws = ['0 0', '100% 0', '0 100%', '100% 100%'].map(
  (corner) =>
    `radial-gradient(circle, ${metal(50, 'black')} 0 2px, ${metal(75, 'white')} 3px 5px, transparent 6px) ${corner} / 2rem 2rem no-repeat`,
)
card(room, { '@media': { [breakpoints.lg]: { insetInlineStart: 'max(3rem, 8vw)', alignItems: 'start' } } })
card(sign, {
  borderRadius: '4px',
  background: `${screws.join()}, linear-gradient(115deg, ${metal(80, 'white')}, ${metal(40, 'white')} 38%, ${metal(70, 'white')} 62%, ${metal(80, 'white')})`,
  boxShadow: 'inset 0 1px rgb(255 255 255 / 55%), inset 0 -2px rgb(0 0 0 / 25%), 0 14px 24px rgb(0 0 0 / 45%)',
  color: metal(15, 'black'),
  '@media': { [breakpoints.lg]: { marginBlockStart: '12rem', minBlockSize: '18.5rem' } },
})
card(`${sign} > small`, { font: `600 0.8125rem ${vars.font.body}`, letterSpacing: '0.14em', textTransform: 'uppercase' })

const tray = arrangement('slip', 'tray')
const area = (paint: string, at: string) => `linear-gradient(${paint} 0 0) ${at} no-repeat`
const scallop = (ink: string, at: string) =>
  `radial-gradient(circle, ${ink} 1.35rem, transparent 1.4rem) ${at} 6.5rem / 5.5rem 2.8rem repeat-x`
/** From the front to the back: an awning, a lit window, a door, the board and the wall. */
const shop = [
  `repeating-linear-gradient(90deg, ${vars.slipFront.offer} 0 2.75rem, white 0 5.5rem) 0 5.75rem / 100% 2.2rem no-repeat`,
  scallop(vars.slipFront.offer, '-1.375rem'),
  scallop('white', '1.375rem'),
  area(`color-mix(in srgb, ${vars.slipFront.credit} 40%, white)`, '12% 78% / 48% 10rem'),
  area(vars.accent.solid, '94% 100% / 27% 15rem'),
  area(vars.slip.sticker, '0 0 / 100% 6rem'),
  `color-mix(in srgb, ${vars.accent.solid} 24%, ${vars.surface.raised})`,
].join()
tray(room, { '@media': { [breakpoints.lg]: { insetInlineEnd: 'max(3rem, 8vw)', alignItems: 'end' } } })
tray(sign, {
  borderRadius: '1.25rem 1.25rem 0 0',
  background: vars.slip.sticker,
  color: vars.slip.onSticker,
  '@media': {
    [breakpoints.lg]: {
      background: shop,
      blockSize: '26.5rem',
      gridTemplateRows: '5.75rem',
      placeContent: 'start center',
      alignItems: 'center',
    },
  },
})
tray(`${sign} > small`, { display: 'none' })
