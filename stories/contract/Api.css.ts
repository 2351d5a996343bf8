import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ paddingBlock: vars.space.xl, paddingInline: vars.space.gutter, maxInlineSize: '60rem', marginInline: 'auto' })

export const code = style({
  margin: 0,
  padding: vars.space.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: vars.surface.sunken,
  borderRadius: vars.radius.card,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.sm,
  lineHeight: 1.5,
})

export const route = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' })

export const term = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' })

export const list = style({ margin: 0, paddingInlineStart: vars.space.md, listStyle: 'disc', display: 'grid', gap: vars.space.xs })

export const link = style({ color: vars.text.link, paddingBlock: vars.space.xxs })
