/** An element of a page. */
type Element = { readonly tag: string; readonly attributes: ReadonlyMap<string, string>; readonly children: (Element | string)[] }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const decoded = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

const tokens = /<!--[\s\S]*?-->|<(style|script|template)\b[\s\S]*?<\/\1>|<(\/?)([\w-]+)((?:\s+[^\s=>]+="[^"]*")*)\s*(\/?)>|[^<]+/g
const isVoid = (tag: string): boolean => /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/.test(tag)

/** The tree of markup as React and browsers write it: attributes in double quotes, elements closed. */
function treeOf(markup: string): Element {
  const body: Element = { tag: 'body', attributes: new Map(), children: [] }
  const open = [body]
  for (const [token, , closes, tag, attributes = '', isClosed] of markup.matchAll(tokens)) {
    if (tag === undefined) {
      if (!token.startsWith('<')) open.at(-1)?.children.push(decoded(token))
    } else if (closes) {
      open.pop()
    } else {
      const pairs = [...attributes.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)] as const)
      const element = { tag, attributes: new Map(pairs), children: [] }
      open.at(-1)?.children.push(element)
      if (!isClosed && !isVoid(tag)) open.push(element)
    }
  }
  if (open.length !== 1) throw new Error(`An element is not closed: ${open.map(({ tag }) => tag).join(' ')}`)
  return body
}

const roles: Readonly<Record<string, string>> = {
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  iframe: 'frame',
  img: 'image',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  select: 'combobox',
  summary: 'summary',
  textarea: 'textbox',
}

function roleOf({ tag, attributes }: Element): string | undefined {
  const role = attributes.get('role')
  if (role !== undefined) return role === 'presentation' || role === 'none' ? undefined : role
  if (tag === 'a') return attributes.has('href') ? 'link' : undefined
  if (tag === 'input') return attributes.get('type') ?? 'text'
  if (/^h[1-6]$/.test(tag)) return `heading ${tag.slice(1)}`
  if (attributes.has('aria-live')) return attributes.get('aria-live') === 'assertive' ? 'alert' : 'status'
  return roles[tag] ?? (attributes.has('aria-label') || attributes.has('aria-labelledby') ? tag : undefined)
}

/** Text in such an element is written beside its role; text in any other one, on lines of its own. */
const isOnLine = (role: string, tag: string): boolean =>
  tag === 'input' ||
  /^(?:heading \d|button|link|image|img|option|tab|menuitem\w*|summary|switch|checkbox|radio|combobox|textbox)$/.test(role)
const isInline = (tag: string): boolean =>
  /^(?:a|abbr|b|bdi|bdo|button|code|data|del|em|i|img|input|ins|kbd|mark|output|q|s|select|small|span|strong|sub|sup|svg|t[dh]|textarea|time|u|var|wbr)$/.test(
    tag,
  )

/** The cells of a row stand on one line. */
const isCell = (element: Element): boolean => /^(?:cell|gridcell|columnheader|rowheader|t[dh])$/.test(roleOf(element) ?? element.tag)
const isPartOfTable = (role: string): boolean => /^(?:cell|gridcell|columnheader|rowheader|row|rowgroup)$/.test(role)

const ifTrue = (words: string) => (value: string) => (value === 'false' ? '' : words)
const quoted = (name: string) => (value: string) => (value === '' ? '' : `${name} “${value}”`)

/** The attributes that a transcript holds, in words. */
const facts: Readonly<Record<string, (value: string) => string>> = {
  checked: () => 'checked',
  'aria-checked': (value) => ({ false: 'not checked', mixed: 'partly checked' })[value] ?? 'checked',
  selected: () => 'selected',
  'aria-selected': ifTrue('selected'),
  'aria-pressed': (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  'aria-expanded': (value) => (value === 'true' ? 'open' : 'closed'),
  open: () => 'open',
  'aria-current': ifTrue('current'),
  'aria-sort': (value) => `sorted: ${value}`,
  disabled: () => 'disabled',
  'aria-disabled': ifTrue('disabled'),
  inert: () => 'inert',
  readonly: () => 'read only',
  required: () => 'required',
  'aria-required': ifTrue('required'),
  'aria-invalid': ifTrue('invalid'),
  'aria-busy': ifTrue('busy'),
  // The ids that React makes count all that was rendered before.
  href: (value) => `→ ${value.replace(/^#_[rR]_.*/, '#')}`,
  placeholder: quoted('placeholder'),
  'aria-valuetext': quoted('value'),
  value: quoted('value'),
}

const factsOf = ({ tag, attributes }: Element): readonly string[] =>
  [...attributes].map(([name, value]) => (name === 'value' && /^(?:button|option|li)$/.test(tag) ? '' : (facts[name]?.(value) ?? '')))

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const isSame = (one: string, other: string): boolean => one.replaceAll(' ', '') === other.replaceAll(' ', '')

const isHidden = ({ tag, attributes }: Element): boolean =>
  attributes.has('hidden') ||
  (tag === 'input' && attributes.get('type') === 'hidden') ||
  (tag === 'dialog' && !attributes.has('open')) ||
  (tag === 'img' && attributes.get('alt') === '')

/** All elements in this one, and itself. */
const elementsIn = (element: Element): readonly Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
]

const isField = ({ tag, attributes }: Element): boolean => /^(?:input|select|textarea)$/.test(tag) || attributes.has('role')

/** The text of an element, as a name is made of it. */
function textOf(element: Element | string): string {
  if (typeof element === 'string') return element
  const { attributes, children, tag } = element
  const text = attributes.get('aria-label') ?? attributes.get('alt') ?? children.map(textOf).join('')
  return isInline(tag) ? text : ` ${text} `
}

/** The names of a page's elements: what is read out of each, beside what stands in it. */
function namesIn(body: Element) {
  const elements = elementsIn(body)
  const byId = new Map(elements.map((element) => [element.attributes.get('id'), element]))
  const labels = new Map<Element, Element>()
  for (const label of elements.filter(({ tag }) => tag === 'label')) {
    const field = byId.get(label.attributes.get('for') ?? '') ?? elementsIn(label).find(isField)
    if (field) labels.set(field, label)
  }
  const labelled = new Map([...labels].map(([field, label]) => [label, field]))
  const textOfIds = (ids: string | undefined): string =>
    spaced(
      (ids ?? '')
        .split(/\s+/)
        .map((id) => textOf(byId.get(id) ?? ''))
        .join(' '),
    )
  const nameOf = (element: Element): string => {
    const { attributes, tag, children } = element
    const legend = tag === 'fieldset' && children.find((child) => typeof child !== 'string' && child.tag === 'legend')
    return (
      textOfIds(attributes.get('aria-labelledby')) ||
      spaced(attributes.get('aria-label') ?? attributes.get('alt') ?? textOf(labels.get(element) ?? (legend || ''))) ||
      spaced(attributes.get('title') ?? '')
    )
  }
  return {
    nameOf,
    descriptionOf: ({ attributes }: Element) => textOfIds(attributes.get('aria-describedby')),
    fieldOf: (label: Element) => labelled.get(label),
  }
}

/**
 * The words of a page, from its markup: each text with the role of its element, its label, whether it is checked or disabled, and where a
 * link leads. A new line begins where a new block does.
 */
export function wordsIn(markup: string): string {
  const body = treeOf(markup)
  const { nameOf, descriptionOf, fieldOf } = namesIn(body)
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const words = spaced(line)
    if (words !== '') lines.push(words)
    line = ''
  }
  function writeAll(children: Element['children']): void {
    for (const [index, child] of children.entries()) {
      // A style parts them.
      if (typeof child !== 'string' && typeof children[index - 1] === 'object' && child.tag !== 'wbr') line += isCell(child) ? ' | ' : ' '
      write(child)
    }
  }
  /** Text whose element has no role. A label that is all of its field's name is written there. */
  function writeText(element: Element): void {
    const { tag, children } = element
    if (!isInline(tag)) endLine()
    const field = tag === 'label' ? fieldOf(element) : undefined
    if (!field || !isSame(nameOf(field), spaced(textOf(element)))) writeAll(children)
    else if (elementsIn(element).includes(field)) write(field)
    if (!isInline(tag)) endLine()
  }
  function writeOnLine(element: Element, head: readonly string[]): void {
    const [before, count] = [line, lines.length]
    line = ''
    writeAll(element.children)
    const words = spaced([...lines.splice(count), line].join(' '))
    line = `${before}[${head.join(' ')}${words === '' || isSame(words, nameOf(element)) ? '' : `: ${words}`}]`
  }
  function write(element: Element | string): void {
    if (typeof element === 'string') return void (line += element)
    if (isHidden(element)) return
    const role = roleOf(element)
    const [name, description] = [nameOf(element), descriptionOf(element)]
    const all = [name && `“${name}”`, ...factsOf(element), description && `(${description})`].filter((fact) => fact !== '')
    if (role === undefined || (isPartOfTable(role) && all.length === 0)) return writeText(element)
    if (isOnLine(role, element.tag) || isCell(element)) {
      if (role.startsWith('heading')) endLine()
      writeOnLine(element, [role, ...all])
      if (role.startsWith('heading')) endLine()
      return
    }
    endLine()
    const count = lines.length
    writeAll(element.children.filter((child) => typeof child === 'string' || child.tag !== 'legend' || !isSame(name, textOf(child))))
    endLine()
    if (lines.length > count || all.length > 0) lines.splice(count, 0, `[${[role, ...all].join(' ')}]`)
  }
  write(body)
  endLine()
  return lines.join('\n')
}
