import { createVar, keyframes } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { colorsOf } from '../../themes/schemeVars.ts'
import { vars, welcomePicture } from '../../themes/vars.css.ts'
import { breakpoints, usualPhone } from '../breakpoints.ts'
import { moving, sliderShare } from '../parts/sharedVars.css.ts'
import * as styles from './LandingPage.css.ts'

/** Wide enough for a card that lies askew. */
const askew = `${usualPhone} and (forced-colors: none)`
const mix = (one: string, share: number, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`
const dusk = vars.slip.rule
/** The part of an act; even ones have the card before the texts. */
const inEven = `:is(${styles.band}:nth-of-type(even) *)`
const inAct = (index: number) => `:is(${styles.band}:nth-of-type(${index}) *)`
const act = (index: number) => `[data-act]:nth-of-type(${index})` as const
const withSum = `:has(> ${styles.sum})`
const overSum = `:has(+ ${styles.sum})`
/** The band before the last, of a page with acts. */
const ofPlates = `:is([data-act] ~ :nth-last-of-type(2) *)`
const last = '[data-act]:not(:has(+ [data-act]))'
const foil = `linear-gradient(${vars.slip.edge}, ${vars.slip.edgeLight} 50%, ${vars.slip.edge})`
/** Decoration: screen readers skip it. */
const time = (text: string): GlobalStyleRule => ({ content: [`"${text}"`, `"${text}" / ""`] })
/** Turn of a card on the table. */
const lean = createVar()
const settle = keyframes({ from: { translate: '0 -0.5rem', rotate: `calc(${lean} + 2deg)` } })
/** The size of an act's card, and how it lies. */
const card = (size: string, turn: string): GlobalStyleRule => ({
  inlineSize: `min(100%, ${size})`,
  '@media': {
    [askew]: { vars: { [lean]: `calc(${turn} / 2)` } },
    [`${breakpoints.md} and (forced-colors: none)`]: { vars: { [lean]: turn } },
  },
})
const colored = '(forced-colors: none)'
const knob = '1.75rem'
const pencil = (color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="${color}" stroke-width="1.5" stroke-linejoin="round"><path d="m3 17 1-4L14 3l3 3L7 16zm9-12 3 3"/></svg>`,
  )}")`
const end = `calc(${knob} / 2 + ${sliderShare} * (100% - ${knob}))`
/** Foil up to the thumb. */
const track = (side: 'right' | 'left') => ({
  '@media': {
    [colored]: {
      blockSize: '4px',
      boxShadow: 'none',
      background: `linear-gradient(to ${side}, ${vars.slip.edge}, ${vars.slip.edgeLight} calc(${end} / 2), ${vars.slip.edge} ${end}, ${vars.border.strong} ${end})`,
    },
  },
})
const ball = (moved: GlobalStyleRule): GlobalStyleRule => ({
  '@media': {
    [colored]: {
      ...moved,
      border: 0,
      background: `radial-gradient(circle at 35% 30%, ${vars.slip.edgeLight}, ${vars.slip.edge} 70%)`,
      boxShadow: '0 2px 5px rgb(0 0 0 / 45%)',
    },
  },
})

/** One ground from paper by day through dusk to night, and along a line of foil the cards of its acts. */
const evening = arrangement('landing', 'evening')

// The table by candlelight fills the window; the bill lies on it.
const table = (side: string) =>
  `linear-gradient(to ${side}, ${vars.surface.hero} 40%, transparent 64%), linear-gradient(${vars.surface.hero}, transparent 18%, transparent 72%, ${vars.surface.hero}), ${welcomePicture}`
evening(styles.hero, {
  backgroundImage: `linear-gradient(${vars.surface.hero} 34%, transparent 80%), ${welcomePicture}`,
  backgroundSize: 'cover',
  backgroundPosition: 'center bottom',
  '@media': {
    [breakpoints.lg]: {
      backgroundImage: table('right'),
      backgroundSize: 'auto, auto, auto 128%',
      backgroundPosition: '0 0, 0 0, 100% 60%',
      backgroundRepeat: 'no-repeat',
    },
  },
})
// The other way round where the text begins at the right.
evening(`${styles.hero}:is([dir="rtl"] *)`, {
  '@media': { [breakpoints.lg]: { backgroundImage: table('left'), backgroundPosition: '0 0, 0 0, 0 60%' } },
})
evening(styles.picture, { '@media': { [breakpoints.lg]: { paddingBlock: '2rem', paddingInlineStart: '4rem' } } })

evening(`${styles.band}[data-act]`, { '@media': { [breakpoints.md]: { display: 'grid', alignItems: 'center', minBlockSize: '26rem' } } })
evening(`${styles.band}${act(1)}`, {
  background: `linear-gradient(${vars.surface.page} 40%, ${mix(dusk, 30, vars.surface.page)} 72%, ${dusk})`,
})
evening(`${styles.band}:is([data-act] ~ *)`, ({ dark }) => ({
  vars: { ...colorsOf(dark), [vars.text.muted]: dark.text.onHeroMuted },
  color: dark.text.base,
  backgroundColor: dark.surface.page,
}))
evening(`${styles.band}${act(2)}`, {
  background: `linear-gradient(${dusk}, ${mix(vars.slip.edge, 55, vars.surface.hero)} 3rem, ${vars.surface.hero} 9rem)`,
  paddingBlockStart: '3rem',
})
// A hairline before the form.
evening(`${styles.band}:is([data-act] ~ :last-of-type)::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: `max(${vars.space.gutter}, calc(50% - 34rem))`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
evening(`${styles.band}${act(3)}`, { background: `linear-gradient(${vars.surface.hero}, ${vars.surface.page})` })
// The line, and on it a tag with the time.
evening(`${styles.band}[data-act]::after`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(50% - 0.5px)',
  inlineSize: '1px',
  background: foil,
  '@media': { [`not all and ${breakpoints.md}`]: { blockSize: '3rem' }, '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
})
evening(`${styles.band}${act(1)}::after`, { maskImage: 'linear-gradient(transparent, #000 4rem)' })
evening(`${styles.band}${last}::after`, {
  '@media': { [breakpoints.md]: { maskImage: 'linear-gradient(#000 calc(100% - 5rem), transparent)' } },
})
evening(`${styles.band}[data-act]::before`, {
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
  backgroundColor: vars.slipFront.credit,
  color: vars.slipInk.credit,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.lg,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.lineHeight.snug,
  direction: 'ltr',
  '@media': { [breakpoints.md]: { insetBlockStart: 'calc(50% - 1rem)' } },
})
evening(`${styles.band}${act(1)}::before`, time('12:10 PM'))
evening(`${styles.band}${act(2)}::before`, time('7:30 PM'))
evening(`${styles.band}${act(3)}::before`, time('10:45 PM'))
evening(`${styles.bandInner}:is([data-act] > *)`, { paddingBlock: '6rem 3rem', '@media': { [breakpoints.md]: { paddingBlock: '3rem' } } })
// The heading stands over the form, beside the slip.
evening(`${styles.bandInner}${withSum}`, {
  '@media': {
    [breakpoints.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"result head" "result field" "result slider" "result action"',
      alignContent: 'center',
      columnGap: 'clamp(2rem, 6vw, 4.5rem)',
      rowGap: vars.space.md,
    },
  },
})
evening(`${styles.bandTop}:is([data-act] *)`, {
  alignItems: 'center',
  textAlign: 'center',
  '@media': {
    [breakpoints.md]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'clamp(7.5rem, 14vw, 11rem)' },
  },
})
evening(`${styles.bandTop}${overSum}`, { gridArea: 'head', '@media': { [`not all and ${breakpoints.md}`]: { textAlign: 'center' } } })
// Above the plates.
evening(`${styles.bandTop}${ofPlates}`, { textAlign: 'center', alignSelf: 'center', display: 'grid', justifyItems: 'center' })
evening(`${styles.bandTexts}:is([data-act] *)`, {
  alignItems: 'center',
  '@media': { [breakpoints.md]: { alignItems: 'flex-end', textAlign: 'end' } },
})
evening(`${styles.bandTexts}${inEven}`, {
  '@media': { [breakpoints.md]: { gridColumn: 2, gridRow: 1, alignItems: 'flex-start', textAlign: 'start' } },
})
evening(styles.bandTitle, { '@media': { [breakpoints.lg]: { fontSize: '2.5rem' } } })
evening(styles.bandPicture, {
  vars: { [lean]: '0deg' },
  rotate: lean,
  '@media': { [breakpoints.md]: { justifySelf: 'start' } },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [moving]: { animation: `${settle} linear backwards`, animationTimeline: 'view()', animationRange: 'entry 20% cover 40%' },
      },
    },
  },
})
evening(`${styles.bandPicture}${inEven}`, { '@media': { [breakpoints.md]: { gridColumn: 1, gridRow: 1, justifySelf: 'end' } } })
evening(`${styles.bandPicture}${inAct(1)}`, card('26.25rem', '3deg'))
evening(`${styles.bandPicture}${inAct(2)}`, card('18.75rem', '-2deg'))
evening(`${styles.bandPicture}${inAct(3)}`, card('22.5rem', '1deg'))
evening(`${styles.footer}:is(:has(> [data-act]) ~ *)`, ({ dark }) => ({
  vars: { [vars.surface.hero]: dark.surface.page },
  backgroundColor: dark.surface.page,
}))
// The number is the field: without a box, on a line of foil.
evening(styles.sum, { '@media': { [breakpoints.md]: { display: 'contents' } } })
evening(styles.result, { '@media': { [breakpoints.md]: { alignSelf: 'center' } } })
evening(`${styles.sum} ${styles.field} input`, ({ dark }) => ({
  blockSize: 'auto',
  paddingBlock: '0.25rem',
  paddingInline: '0 2.5rem',
  border: 0,
  borderBlockEnd: `1px solid ${vars.accent.text}`,
  borderRadius: 0,
  color: vars.accent.text,
  fontSize: 'clamp(2.25rem, 12vw, 3.25rem)',
  lineHeight: 1.15,
  boxShadow: 'none',
  // It is seen that the number can be typed.
  background: `${pencil(dark.accent.text)} calc(100% - 0.375rem) 50% / 1.25rem no-repeat`,
}))
evening(`${styles.sum} ${styles.field} input[aria-invalid="true"]`, { borderColor: vars.danger.text })
evening(`${styles.sum} ${styles.slider} input::-webkit-slider-runnable-track`, track('right'))
evening(`${styles.sum} ${styles.slider} input::-moz-range-track`, track('right'))
evening(`${styles.sum} ${styles.slider}:is([dir="rtl"] *) input::-webkit-slider-runnable-track`, track('left'))
evening(`${styles.sum} ${styles.slider}:is([dir="rtl"] *) input::-moz-range-track`, track('left'))
evening(`${styles.sum} ${styles.slider} input::-webkit-slider-thumb`, ball({ marginBlockStart: `calc((4px - ${knob}) / 2)` }))
evening(`${styles.sum} ${styles.slider} input::-moz-range-thumb`, ball({}))
evening(`${styles.sum} > ${styles.action} > a`, { '@media': { [breakpoints.md]: { inlineSize: 'fit-content', paddingInline: '3rem' } } })
