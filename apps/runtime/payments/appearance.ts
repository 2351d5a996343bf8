import type { Appearance } from '@stripe/stripe-js'
import { vars } from '../../../themes/vars.css.ts'
import { tokenValue } from './tokenValue.ts'

/** The enterprise's look, as far as the gateway's own form can follow it, where that form will be. */
export function appearanceAt(element: Element): Appearance {
  const value = (token: string) => tokenValue(element, token)
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: value(vars.accent.solid),
      colorBackground: value(vars.surface.field),
      colorText: value(vars.text.base),
      colorTextSecondary: value(vars.text.muted),
      colorDanger: value(vars.danger.text),
      borderRadius: value(vars.radius.field),
      fontFamily: value(vars.font.body),
      // A smaller font would make a phone zoom in.
      fontSizeBase: '16px',
    },
  }
}
