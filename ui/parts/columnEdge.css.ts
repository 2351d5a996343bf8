import { vars } from '../../themes/vars.css.ts'

/** The edge of a content column in the middle of the window, for the bars above and below it. */
export const columnEdge = `max(${vars.space.gutter}, calc((100% - ${vars.size.content}) / 2))`
