import type { Appearance } from '@stripe/stripe-js'
import { vars } from '../../../../themes/vars.css.ts'

/** The value of a token (`vars.text.base`) where the element is. */
export const tokenValue = (element: Element, token: string): string =>
  getComputedStyle(element)
    .getPropertyValue(token.replace(/^var\((--[^),]+).*$/, '$1'))
    .trim()

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

/** The enterprise's button style, as far as the gateway's buttons can follow it. */
export type ButtonStyle = {
  /** A length of CSS. */
  readonly radius: string
  /** Pixels. */
  readonly height: number
  /** Whether it is light, for a dark page. */
  readonly isLight: boolean
}

/** The heights that the gateway accepts. */
const lowest = 40
const highest = 55

/** Reads the style where the button will be. */
export function buttonStyleAt(element: Element): ButtonStyle {
  const value = (token: string) => tokenValue(element, token)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const height = Number.parseFloat(value(vars.size.control)) * rem
  return {
    radius: value(vars.radius.button),
    height: Math.round(Math.min(highest, Math.max(lowest, height))),
    isLight: getComputedStyle(element).colorScheme === 'dark',
  }
}
