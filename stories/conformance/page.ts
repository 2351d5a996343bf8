/** The page's elements, overlays included, without Storybook's own. */
export const onPage = (): readonly Element[] =>
  [...document.body.children].filter(
    (part) => part.id === 'storybook-root' || !part.matches('script, style, [id^="storybook"], [class*="sb-"]'),
  )

export const everyElement = (): readonly Element[] => onPage().flatMap((part) => [part, ...part.querySelectorAll('*')])

/** The name of an element in a list of faults. */
export function nameOf(part: Element): string {
  const role = part.getAttribute('role')
  const style = part.getAttribute('class')?.split(' ')[0] ?? ''
  const text = (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 24)
  return `${part.tagName.toLowerCase()}${role ? `[${role}]` : ''}${style && `.${style}`} "${text}"`
}
