import axe from 'axe-core'

/** The rules of axe that a theme can break: the others read the structure, which is the same in every enterprise. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** Attributes that no style reads. */
const unstyled =
  /^(?:id|for|name|value|href|src|srcset|alt|title|placeholder|d|points|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|value\w+))$/

const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

const styledBy = (element: Element): string =>
  [
    element.tagName,
    ...[...element.attributes].filter(({ name }) => !unstyled.test(name)).map(({ name, value }) => `${name}=${value}`),
    element.matches(':checked'),
    hasText(element),
  ].join(' ')

/** Every look that was checked: an element's ancestors, tag, attributes and state, which decide its colours in one enterprise. */
const checked = new Map<string, number>()

/** Remembers the looks on the page; whether one of them is new. */
function hasNewLook(): boolean {
  const known = checked.size
  const remember = (element: Element, ancestors: number) => {
    const look = `${ancestors} ${styledBy(element)}`
    const id = checked.get(look) ?? checked.size
    checked.set(look, id)
    for (const child of element.children) remember(child, id)
  }
  const page = `${innerWidth} ${styledBy(document.documentElement)}`
  const id = checked.get(page) ?? checked.size
  checked.set(page, id)
  remember(document.body, id)
  return checked.size > known
}

/**
 * Checks what an enterprise's theme can break on the page, unless each of its elements has been checked before: contrast takes most of
 * axe's time, and stories of one screen mostly look alike.
 * @throws with each fault
 */
export async function checkTheme(): Promise<void> {
  if (!hasNewLook()) return
  const { violations } = await axe.run(document.body, { runOnly: themeRules, resultTypes: ['violations'] })
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}
