import { vars } from '../../../../themes/vars.css.ts'

/** The value of a token (`vars.text.base`) where the element is. */
export const tokenValue = (element: Element, token: string): string =>
  getComputedStyle(element)
    .getPropertyValue(token.replace(/^var\((--[^),]+).*$/, '$1'))
    .trim()

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
