/** Names that the build or the run makes: they differ without a change. */
const made = [
  'class',
  'style',
  'id',
  'for',
  'name',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
]

/** The page as assistive technology and tests find it: its elements, roles and texts, one tag or text on a line. */
export function markupOf(page: HTMLElement): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of the same kind
  const copy = page.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll('script, style, link, path, [id^=storybook-docs], .sb-wrapper')) each.remove()
  for (const each of copy.querySelectorAll('*')) for (const name of made) each.removeAttribute(name)
  return copy.innerHTML
    .replaceAll(/ (?:data-base-ui[\w-]*|xlink:href|href="blob:)="[^"]*"/g, '')
    .replaceAll(/(?=<)|(?<=>)/g, '\n')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim()
}
