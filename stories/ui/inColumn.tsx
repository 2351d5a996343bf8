import type { Decorator } from '@storybook/react-vite'
import { vars } from '../../themes/vars.css.ts'

/** As wide as the column of a page, however wide the window. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: vars.size.content }}>
    <Story />
  </div>
)
