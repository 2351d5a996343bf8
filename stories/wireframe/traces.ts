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

const parts = [undefined, '::before', '::after', '::placeholder'] as const

const colour = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g

const oklch = converter('oklch')

const known = new Map<string, boolean>()

function isGrey(value: string): boolean {
  const grey = known.get(value) ?? [...value.matchAll(colour)].every(([written]) => (oklch(written)?.c ?? 1) < 0.005)
  known.set(value, grey)
  return grey
}

/** Whether the element, or its pseudo-element, is rendered. */
function has(element: Element, part: (typeof parts)[number], style: CSSStyleDeclaration): boolean {
  if (part === '::placeholder') return element.hasAttribute('placeholder')
  return part === undefined || style.content !== 'none'
}

/** Computed values within an element that only an enterprise's theme can have set: hues and fonts. */
export function tracesOfBrand(root: Element): string[] {
  const traces = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    parts.flatMap((part) => {
      const style = getComputedStyle(element, part)
      if (!has(element, part, style)) return []
      const hued = painted.filter((property) => !isGrey(style[property])).map((property) => `${property} ${style[property]}`)
      const font = style.fontFamily.includes('system-ui') ? [] : [`font ${style.fontFamily}`]
      return [...hued, ...font].map((trace) => `${element.tagName}${part ?? ''}.${element.getAttribute('class') ?? ''}: ${trace}`)
    }),
  )
  return [...new Set(traces)]
}
