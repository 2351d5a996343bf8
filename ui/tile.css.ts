import { vars } from '../themes/vars.css.ts'

/** Ground of one of several things to choose from, as wide as its list: words at the start, a badge or a sign at the end. */
export const tileLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  columnGap: vars.space.sm,
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
} as const
