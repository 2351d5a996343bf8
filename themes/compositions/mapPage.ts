import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { embedFrame, mapWindow } from '../mapParts.css.ts'
import { vars } from '../vars.css.ts'

/** A page with a map: without one, its list keeps the plain form of `ui`. */
export const withMap = `:has(.${mapWindow})` as const
/** An element of such a page. */
export const inPage = `:is(.${embedFrame}${withMap} *)` as const
/** An element in a chosen or pressed one of it. */
export const inChosen = `:is(.${embedFrame}${withMap} [data-chosen] *)` as const
export const inPressed = `:is(.${embedFrame}${withMap} [aria-pressed="true"] > *)` as const

const lens = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="8.5" cy="8.5" r="5.75" fill="none" stroke="#000" stroke-width="1.5"/><path d="m13 13 4.5 4.5" stroke="#000" stroke-width="1.5" stroke-linecap="round"/></svg>',
)}")`

export const lensRule: GlobalStyleRule = {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5625rem)',
  insetInlineStart: '0.875rem',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  backgroundColor: vars.text.muted,
  maskImage: lens,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
}
export const field: GlobalStyleRule = { position: 'relative' }
export const unseen: GlobalStyleRule = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }
export const input: GlobalStyleRule = { minBlockSize: vars.size.touch, paddingInlineStart: '2.5rem', maxInlineSize: 'none' }

/** A field that is known by its lens: its label is for screen readers. */
export const searchRules = {
  [`${inPage} > :has(input)`]: field,
  [`${inPage} > :has(input)::before`]: lensRule,
  [`${inPage} > :has(input) > :has(> label:only-child)`]: unseen,
  [`${inPage} input`]: input,
}
export const sheet: GlobalStyleRule = { zIndex: 1, margin: 0, border: 0, minInlineSize: 0 }
export const footer: GlobalStyleRule = {
  zIndex: 1,
  border: 0,
  fontSize: '0.75rem',
  backgroundColor: `color-mix(in srgb, ${vars.surface.raised} 88%, transparent)`,
}
export const mapArea: GlobalStyleRule = { gridArea: '1 / 1 / -1 / -1', isolation: 'isolate', blockSize: 'auto' }
export const circle: GlobalStyleRule = { marginBlockEnd: 0, transformOrigin: 'center' }

const contents = { [inPage]: { display: 'contents' } } as const

/** The map fills the window; everything else stands on it, in the cells of the frame. */
export const onTheMap: Composition = {
  embedMain: contents,
  mapBox: contents,
  mapHalves: contents,
  mapWindow: { [inPage]: mapArea },
  mapSheet: { [inPage]: sheet },
  mapControls: searchRules,
  embedFooter: { [inPage]: footer },
  // A circle whose middle is the place.
  mapPin: { [inPage]: { insetBlockStart: `calc(${vars.size.touch} / -2)`, placeContent: 'center', placeItems: 'center' } },
  mapMark: { [`${inPage}::after`]: { display: 'none' } },
}
