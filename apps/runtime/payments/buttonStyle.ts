import { vars } from '../../../themes/vars.css.ts'

/** The enterprise's button style, as far as the gateway's buttons can follow it. */
export type ButtonStyle = {
  /** A length of CSS. */
  readonly radius: string
  /** Pixels. */
  readonly height: number
}

/** The heights that the gateway accepts. */
const lowest = 40
const highest = 55

/** Reads the style where the button will be. */
export function buttonStyleAt(element: Element): ButtonStyle {
  const value = (token: string) =>
    getComputedStyle(element)
      .getPropertyValue(token.replace(/^var\((--[^),]+).*$/, '$1'))
      .trim()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const height = Number.parseFloat(value(vars.size.control)) * rem
  return { radius: value(vars.radius.button), height: Math.round(Math.min(highest, Math.max(lowest, height))) }
}
