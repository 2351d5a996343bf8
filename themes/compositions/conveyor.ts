import type { Composition } from '../composition.ts'
import { moving } from '../compositionVars.css.ts'
import { rollIn, way } from '../landingMotion.css.ts'
import { landingSum } from '../landingParts.css.ts'
import type { Scheme } from '../scheme.ts'
import { colorsOf } from '../schemeVars.ts'
import { vars } from '../vars.css.ts'
import { conveyorSum } from './conveyorSum.ts'
import { conveyorTicket } from './conveyorTicket.ts'

const roomy = '(min-width: 48rem)'
const wide = '(min-width: 62rem)'
const rtl = ':is([dir="rtl"] *)'

/** The part of a ticket beyond the edge of the window. */
const bleed = '2.75rem'
const belt = '1.875rem'
const pitch = '2.75rem'

const withSum = `:has(> .${landingSum})` as const
const overSum = `:has(+ .${landingSum})` as const

const act = (index: number) => `[data-act]:nth-of-type(${index})` as const
const roller = `radial-gradient(circle, ${vars.slip.edge} 0 calc(0.3125rem - 0.5px), ${vars.slip.onSticker} 0.3125rem calc(0.5rem - 0.5px), transparent 0.5rem)`

/** A row of one color, by day and by night: words on it are dark. */
const row = (day: Record<string, string>, color: string, ink: string) => {
  const words = [vars.text.base, vars.text.muted, vars.text.link, vars.text.linkHover, vars.accent.text]
  const inks = Object.fromEntries([...words, vars.border.strong].map((name) => [name, ink]))
  return { vars: { ...day, ...inks }, color: ink, backgroundColor: color }
}

/** A belt across the window: rows of color, and on each a ticket that comes in at the window's edge. */
export function conveyor(light: Scheme, bowl: string): Composition {
  const day = colorsOf(light)
  return {
    ...conveyorTicket(bowl),
    ...conveyorSum(bowl),
    landingBand: {
      '[data-act]': { paddingBlockEnd: belt, '@media': { [roomy]: { display: 'grid', minBlockSize: '21rem' } } },
      [act(1)]: row(day, vars.slipFront.credit, vars.slipInk.credit),
      [act(2)]: row(day, vars.slipFront.offer, vars.slipInk.offer),
      [act(3)]: {
        backgroundColor: vars.surface.hero,
        color: vars.text.onHero,
        vars: { [vars.text.muted]: vars.text.onHero, [vars.text.base]: vars.text.onHero },
      },
      '[data-act]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: belt,
        background: `linear-gradient(${vars.slip.edge}, ${vars.slip.edge}) 0 0 / 100% 0.5625rem no-repeat, ${roller} 50% 0.5625rem / ${pitch} 1.3125rem repeat-x`,
      },
      ':is([data-act] ~ :not([data-act]))': { backgroundColor: vars.surface.page },
      ':is([data-act] ~ :nth-last-of-type(2))': { backgroundColor: vars.accent.soft },
      ':is([data-act] ~ :last-of-type)': row(day, vars.slipFront.credit, vars.slipInk.credit),
    },
    landingInner: {
      ':is([data-act] > *)': { maxInlineSize: 'none', padding: 0, '@media': { [roomy]: { display: 'grid' } } },
      [withSum]: { gap: vars.space.lg },
    },
    landingHead: {
      ':is([data-act] *)': {
        gap: vars.space.lg,
        paddingBlockStart: vars.space.xl,
        '@media': {
          [roomy]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 0,
            alignItems: 'end',
            paddingBlockStart: '2rem',
          },
        },
      },
      [overSum]: { alignSelf: 'center', textAlign: 'center', display: 'grid', justifyItems: 'center' },
    },
    landingTexts: {
      ':is([data-act] *)': {
        paddingInline: vars.space.gutter,
        '@media': {
          [roomy]: {
            gridColumn: 2,
            gridRow: 1,
            alignSelf: 'center',
            maxInlineSize: '40rem',
            paddingInlineStart: 'clamp(1rem, 3vw, 2.5rem)',
            paddingBlockEnd: '2rem',
          },
        },
      },
    },
    landingTitle: {
      '': { '@media': { [wide]: { fontSize: '2.5rem' } } },
      ':is([data-act] *)': { fontSize: 'clamp(2rem, 4.4vw, 3rem)', lineHeight: vars.lineHeight.tight },
    },
    landingGoods: {
      '': {
        vars: { [way]: '-7.5rem 0' },
        alignSelf: 'flex-start',
        inlineSize: `calc(100% - ${vars.space.gutter} + ${bleed})`,
        marginInlineStart: `-${bleed}`,
        '@media': {
          [roomy]: { alignSelf: 'end', gridColumn: 1, gridRow: 1, inlineSize: `min(100% - 1rem + ${bleed}, 40rem)` },
          [wide]: { inlineSize: `min(100% - 5rem + ${bleed}, 44rem)` },
        },
        '@supports': {
          '(animation-timeline: view())': {
            '@media': {
              [moving]: { animation: `${rollIn} linear backwards`, animationTimeline: 'view()', animationRange: 'entry 10% cover 35%' },
            },
          },
        },
      },
      [rtl]: { vars: { [way]: '7.5rem 0' } },
    },
    // Tiles: a picture, and a plate with the name on it.
    landingBrands: {
      '': { gap: '1.125rem' },
      // Four a row from seven on, but for nine: no row has a single one.
      ':is(:has(> :nth-child(4):last-child), :has(> :nth-child(7)):not(:has(> :nth-child(9):last-child)))': {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
    },
    landingBrandPicture: {
      '': {
        vars: { [vars.accent.soft]: vars.accent.softHover },
        borderRadius: '1.5rem',
        '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
      },
      // The stand-in for a picture is above the plate.
      ' > * > span': { insetBlockEnd: '4.5rem' },
    },
    landingBrandLogo: { '': { position: 'absolute', zIndex: 1, insetBlockEnd: '1.5rem', insetInlineStart: '1.5rem' } },
    landingBrandTexts: {
      '': {
        position: 'absolute',
        insetInline: '0.75rem',
        insetBlockEnd: '0.75rem',
        minBlockSize: '3.75rem',
        justifyContent: 'center',
        paddingBlock: '0.5rem',
        paddingInline: '4rem 0.75rem',
        borderRadius: '1rem',
        backgroundColor: vars.slip.paper,
        color: vars.slip.ink,
        vars: { [vars.text.muted]: vars.slip.inkMuted },
      },
      ':nth-child(2)': { paddingInlineStart: '1rem' },
    },
  }
}
