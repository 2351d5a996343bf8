import type { Decorator } from '@storybook/react-vite'
import { vars } from '../../themes/vars.css.ts'

/** As wide as the column of a page, however wide the window. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: vars.size.content }}>
    <Story />
  </div>
)

/** As narrow as a part of a page, or a phone. */
export const inWidth =
  (maxInlineSize: number): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  )
