import type { Decorator } from '@storybook/react-vite'
import { vars } from '../../themes/vars.css.ts'

/** In a form's column: what fills its place is seen as wide as it is on a page, however wide the window. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: vars.size.content }}>
    <Story />
  </div>
)
