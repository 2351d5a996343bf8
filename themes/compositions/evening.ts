import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { moving } from '../compositionVars.css.ts'
import { lean, settle } from '../landingMotion.css.ts'
import { landingBand, landingSum } from '../landingParts.css.ts'
import type { Scheme } from '../scheme.ts'
import { colorsOf } from '../schemeVars.ts'
import { vars } from '../vars.css.ts'
import { eveningSum } from './eveningSum.ts'

const roomy = '(min-width: 48rem)'
const wide = '(min-width: 62rem)'
/** Wide enough for a card that lies askew. */
const askew = '(min-width: 24rem) and (forced-colors: none)'

const mix = (one: string, share: number, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`
const dusk = vars.slip.rule

/** The part of an act; even ones have the card before the texts. */
const inEven = `:is(.${landingBand}:nth-of-type(even) *)` as const
const inAct = (index: number) => `:is(.${landingBand}:nth-of-type(${index}) *)` as const
const act = (index: number) => `[data-act]:nth-of-type(${index})` as const
const withSum = `:has(> .${landingSum})` as const
const overSum = `:has(+ .${landingSum})` as const
/** The band before the last, of a page with acts. */
const ofPlates = `:is([data-act] ~ :nth-last-of-type(2) *)` as const
const last = '[data-act]:not(:has(+ [data-act]))'

const foil = `linear-gradient(${vars.slip.edge}, ${vars.slip.edgeLight} 50%, ${vars.slip.edge})`

/** Decoration: screen readers skip it. */
const time = (text: string): GlobalStyleRule => ({ content: [`"${text}"`, `"${text}" / ""`] })

/** The size of an act's card, and how it lies. */
const card = (size: string, turn: string): GlobalStyleRule => ({
  inlineSize: `min(100%, ${size})`,
  '@media': { [askew]: { vars: { [lean]: `calc(${turn} / 2)` } }, [`${roomy} and (forced-colors: none)`]: { vars: { [lean]: turn } } },
})

/** An evening: one ground from paper by day through dusk to night, and along a line of foil the cards of its acts. */
export function evening(dark: Scheme): Composition {
  const night = { vars: { ...colorsOf(dark), [vars.text.muted]: dark.text.onHeroMuted }, color: dark.text.base }
  const room = dark.surface.hero
  return {
    ...eveningSum(dark),
    landingBand: {
      '[data-act]': { '@media': { [roomy]: { display: 'grid', alignItems: 'center', minBlockSize: '26rem' } } },
      [act(1)]: { background: `linear-gradient(${vars.surface.page} 40%, ${mix(dusk, 30, vars.surface.page)} 72%, ${dusk})` },
      ':is([data-act] ~ *)': { ...night, backgroundColor: dark.surface.page },
      [act(2)]: { background: `linear-gradient(${dusk}, ${mix(vars.slip.edge, 55, room)} 3rem, ${room} 9rem)`, paddingBlockStart: '3rem' },
      // A hairline before the form.
      ':is([data-act] ~ :last-of-type)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `max(${vars.space.gutter}, calc(50% - 34rem))`,
        borderBlockStart: `1px solid ${dark.border.subtle}`,
      },
      [act(3)]: { background: `linear-gradient(${room}, ${dark.surface.page})` },
      // The line, and on it a tag with the time.
      '[data-act]::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 'calc(50% - 0.5px)',
        inlineSize: '1px',
        background: foil,
        '@media': { [`not all and ${roomy}`]: { blockSize: '3rem' }, '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
      },
      [`${act(1)}::after`]: { maskImage: 'linear-gradient(transparent, #000 4rem)' },
      [`${last}::after`]: { '@media': { [roomy]: { maskImage: 'linear-gradient(#000 calc(100% - 5rem), transparent)' } } },
      '[data-act]::before': {
        position: 'absolute',
        zIndex: 1,
        insetInline: 0,
        insetBlockStart: '2rem',
        inlineSize: 'fit-content',
        marginInline: 'auto',
        paddingBlock: '0.25rem',
        paddingInline: '0.875rem',
        border: `1px solid ${vars.slip.edge}`,
        borderRadius: '2px',
        boxShadow: `inset 0 0 0 2px ${vars.slip.paper}, inset 0 0 0 3px ${vars.slip.rule}, 0 2px 4px rgb(0 0 0 / 20%)`,
        backgroundColor: vars.slip.paper,
        color: vars.slipInk.credit,
        fontFamily: vars.font.heading,
        fontSize: vars.fontSize.lg,
        fontVariantNumeric: 'lining-nums',
        lineHeight: vars.lineHeight.snug,
        direction: 'ltr',
        '@media': { [roomy]: { insetBlockStart: 'calc(50% - 1rem)' } },
      },
      [`${act(1)}::before`]: time('12:10'),
      [`${act(2)}::before`]: time('19:30'),
      [`${act(3)}::before`]: time('22:45'),
    },
    landingInner: {
      ':is([data-act] > *)': { paddingBlock: '6rem 3rem', '@media': { [roomy]: { paddingBlock: '3rem' } } },
      // The heading stands over the form, beside the slip.
      [withSum]: {
        '@media': {
          [roomy]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gridTemplateAreas: '"result head" "result field" "result slider" "result action"',
            alignContent: 'center',
            columnGap: 'clamp(2rem, 6vw, 4.5rem)',
            rowGap: vars.space.md,
          },
        },
      },
    },
    landingHead: {
      ':is([data-act] *)': {
        alignItems: 'center',
        textAlign: 'center',
        '@media': {
          [roomy]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'clamp(7.5rem, 14vw, 11rem)' },
        },
      },
      [overSum]: { gridArea: 'head', '@media': { [`not all and ${roomy}`]: { textAlign: 'center' } } },
      // Above the plates.
      [ofPlates]: { textAlign: 'center', alignSelf: 'center', display: 'grid', justifyItems: 'center' },
    },
    landingTexts: {
      ':is([data-act] *)': { alignItems: 'center', '@media': { [roomy]: { alignItems: 'flex-end', textAlign: 'end' } } },
      [inEven]: { '@media': { [roomy]: { gridColumn: 2, gridRow: 1, alignItems: 'flex-start', textAlign: 'start' } } },
    },
    landingTitle: { '': { '@media': { [wide]: { fontSize: '2.5rem' } } } },
    landingGoods: {
      '': {
        vars: { [lean]: '0deg' },
        rotate: lean,
        '@media': { [roomy]: { justifySelf: 'start' } },
        '@supports': {
          '(animation-timeline: view())': {
            '@media': {
              [moving]: { animation: `${settle} linear backwards`, animationTimeline: 'view()', animationRange: 'entry 20% cover 40%' },
            },
          },
        },
      },
      [inEven]: { '@media': { [roomy]: { gridColumn: 1, gridRow: 1, justifySelf: 'end' } } },
      [inAct(1)]: card('26.25rem', '3deg'),
      [inAct(2)]: card('18.75rem', '-2deg'),
      [inAct(3)]: card('22.5rem', '1deg'),
    },
    landingFooter: {
      ':is(:has(> [data-act]) ~ *)': { vars: { [vars.surface.hero]: dark.surface.page }, backgroundColor: dark.surface.page },
    },
    // Plates on the table, with the names below.
    landingBrands: {
      '': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2rem 1rem', marginInline: 'auto' },
      // Two rows of the same length.
      ':has(> :nth-child(7))': { maxInlineSize: '46rem' },
      ':has(> :nth-child(9))': { maxInlineSize: '56rem' },
      ':has(> :nth-child(11))': { maxInlineSize: 'none' },
      ' > *': { flex: '0 1 10rem' },
    },
    landingBrand: { '': { alignItems: 'center', gap: '0.75rem', textAlign: 'center' } },
    landingBrandPicture: {
      '': {
        inlineSize: 'min(100%, 10rem)',
        aspectRatio: '1',
        padding: '0.6875rem',
        borderRadius: '50%',
        backgroundColor: vars.text.onHero,
        boxShadow: '0 2px 4px rgb(0 0 0 / 40%), 0 12px 20px rgb(0 0 0 / 35%)',
      },
    },
    landingBrandLogo: { '': { display: 'none' } },
    landingBrandTexts: { '': { fontSize: vars.fontSize.sm } },
  }
}
