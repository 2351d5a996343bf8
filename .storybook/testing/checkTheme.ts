import axe from 'axe-core'

/** The rules of axe that a theme can break: the others read the structure, which is the same in every enterprise. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** Attributes that no style reads. */
const unstyled =
  /^(?:id|for|name|value|href|src|srcset|alt|title|placeholder|d|points|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|value\w+))$/

/** States that a style reads and no attribute names. */
const states = [':checked', ':focus', ':focus-visible', ':hover']

const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

const styledBy = (element: Element): string =>
  [
    element.tagName,
    ...[...element.attributes].filter(({ name }) => !unstyled.test(name)).map(({ name, value }) => `${name}=${value}`),
    states.map((state) => element.matches(state)),
    hasText(element),
  ].join(' ')

/** Every look that was checked: an element's ancestors, tag, attributes and state, which decide its colours in one enterprise. */
const checked = new Map<string, number>()

/** Remembers the looks on the page, and returns the outermost elements whose look is new. What is in them is new, too. */
function newLooks(): readonly Element[] {
  const found: Element[] = []
  const idOf = (look: string) => checked.get(look) ?? checked.set(look, checked.size).size - 1
  const remember = (element: Element, ancestors: number, isWithinNew: boolean) => {
    const look = `${ancestors} ${styledBy(element)}`
    const isNew = !checked.has(look)
    if (isNew && !isWithinNew) found.push(element)
    const id = idOf(look)
    for (const child of element.children) remember(child, id, isNew)
  }
  remember(document.body, idOf(`${innerWidth} ${styledBy(document.documentElement)}`), false)
  return found
}

/**
 * Checks what an enterprise's theme can break in the parts of the page that look like nothing checked before: contrast takes half of
 * axe's time, and stories of one screen mostly look alike.
 * @throws with each fault
 */
export async function checkTheme(): Promise<void> {
  const include = newLooks()
  if (include.length === 0) return
  const { violations } = await axe.run({ include: [...include] }, { runOnly: themeRules, resultTypes: ['violations'] })
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}
