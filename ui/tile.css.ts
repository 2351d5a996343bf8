import { vars } from '../themes/vars.css.ts'

/** Surface of one of several choices: text at the start, a badge or an icon at the end. */
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
