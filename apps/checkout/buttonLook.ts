import { vars } from '../../themes/vars.css.ts'

/** How the enterprise draws a button, as far as the provider's own can follow. */
export type ButtonLook = {
  /** A length of CSS. */
  readonly radius: string
  /** Pixels. */
  readonly height: number
}

/** What the provider draws: nothing lower, nothing higher. */
const lowest = 40
const highest = 55

/** Reads the enterprise's look where the button will stand. */
export function buttonLookAt(place: Element): ButtonLook {
  const value = (token: string) =>
    getComputedStyle(place)
      .getPropertyValue(token.replace(/^var\((--[^),]+).*$/, '$1'))
      .trim()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const height = Number.parseFloat(value(vars.size.control)) * rem
  return { radius: value(vars.radius.button), height: Math.round(Math.min(highest, Math.max(lowest, height))) }
}
