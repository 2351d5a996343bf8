import { converter } from 'culori'

const painted = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderRightColor',
  'borderBottomColor',
  'borderLeftColor',
  'outlineColor',
  'textDecorationColor',
  'caretColor',
  'columnRuleColor',
  'fill',
  'stroke',
  'boxShadow',
] as const

const parts = [undefined, '::before', '::after', '::placeholder', '::marker', '::backdrop']

const colour = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g

const oklch = converter('oklch')

/** Whether every colour in a computed value is a grey. */
const isGrey = (value: string) => [...value.matchAll(colour)].every(([written]) => (oklch(written)?.c ?? 1) < 0.005)

/** Computed values of everything below an element that only a brand can have put there: hues, and fonts of a house. */
export function tracesOfBrand(root: Element): string[] {
  const traces = [...root.querySelectorAll('*')].flatMap((element) =>
    parts.flatMap((part) => {
      const style = getComputedStyle(element, part)
      const hued = painted.filter((property) => !isGrey(style[property])).map((property) => `${property} ${style[property]}`)
      const font = style.fontFamily.includes('system-ui') ? [] : [`font ${style.fontFamily}`]
      return [...hued, ...font].map((trace) => `${element.tagName}${part ?? ''}.${element.getAttribute('class') ?? ''}: ${trace}`)
    }),
  )
  return [...new Set(traces)]
}
