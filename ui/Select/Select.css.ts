import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { floatingList, floatingOption } from '../overlay.css.ts'

export const select = style({
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Keeps a wide choice from widening the page: WebKit lets it stand out of the field.
  overflow: 'hidden',
  // The placeholder option is muted.
  selectors: { '&:has(option[data-placeholder]:checked):not(:disabled)': { color: vars.text.muted } },
})

// With a mouse, the list is styled where the browser can; touch devices get the system's picker.
const byMouse = '(hover: hover) and (pointer: fine)'
const able = '(appearance: base-select)'

/** Untyped: the types do not know `base-select` yet. */
const inDrawn = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@media': { [byMouse]: { '@supports': { [able]: rule } } } })

inDrawn(`${select}, ${select}::picker(select)`, { appearance: 'base-select' })
inDrawn(select, { alignItems: 'center' })
inDrawn(`${select}::picker-icon`, { display: 'none' })
inDrawn(`${select}::picker(select)`, { marginBlock: vars.space.xxs, ...floatingList, maxBlockSize: '22rem' })
inDrawn(`${select} option`, { ...floatingOption, whiteSpace: 'normal' })
inDrawn(`${select} option:is(:hover, :focus-visible):not(:disabled)`, {
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  outline: 'none',
})
inDrawn(`${select} option:checked`, { fontWeight: vars.fontWeight.strong })
inDrawn(`${select} option::checkmark`, { order: 1, content: '"✓"', color: vars.accent.text })
inDrawn(`${select} option:disabled`, { color: vars.text.muted })
