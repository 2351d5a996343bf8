import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inPage, unseen } from '../arrangements/mapPage.ts'
import * as map from './Map.css.ts'

const lens = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="8.5" cy="8.5" r="5.75" fill="none" stroke="#000" stroke-width="1.5"/><path d="m13 13 4.5 4.5" stroke="#000" stroke-width="1.5" stroke-linecap="round"/></svg>',
)}")`

const contents: GlobalStyleRule = { display: 'contents' }

// The map fills the window; everything else stands on it, in the cells of the frame.
for (const write of [arrangement('map', 'menu'), arrangement('map', 'cards')]) {
  write(`${map.container}${inPage}`, contents)
  write(`${map.halves}${inPage}`, contents)
  write(`${map.window}${inPage}`, { gridArea: '1 / 1 / -1 / -1', isolation: 'isolate', blockSize: 'auto' })
  write(`${map.anySheet}${inPage}`, { zIndex: 1, margin: 0, border: 0, minInlineSize: 0 })
  // A field that is known by its lens: its label is for screen readers.
  const controls = `${map.controls}${inPage}`
  write(`${controls} > :has(input)`, { position: 'relative' })
  write(`${controls} > :has(input)::before`, {
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
  })
  write(`${controls} > :has(input) > :has(> label:only-child)`, unseen)
  write(`${controls} input`, { minBlockSize: vars.size.touch, paddingInlineStart: '2.5rem', maxInlineSize: 'none' })
}
