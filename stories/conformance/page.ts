/** What stands on the page, overlays included, and not what Storybook itself keeps there. */
export const onPage = (): readonly Element[] =>
  [...document.body.children].filter(
    (part) => part.id === 'storybook-root' || !part.matches('script, style, [id^="storybook"], [class*="sb-"]'),
  )

/** All of it, part by part. */
export const everyPart = (): readonly Element[] => onPage().flatMap((part) => [part, ...part.querySelectorAll('*')])

/** How a part is called in a list of faults. */
export function called(part: Element): string {
  const role = part.getAttribute('role')
  const style = part.getAttribute('class')?.split(' ')[0] ?? ''
  const words = (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 24)
  return `${part.tagName.toLowerCase()}${role ? `[${role}]` : ''}${style && `.${style}`} "${words}"`
}
