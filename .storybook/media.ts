/** The media that the toolbar offers: the device's own, a preference of a person, or paper. */
export const media = ['own', 'forced', 'still', 'contrast', 'paper'] as const

export type Medium = (typeof media)[number]

/** The feature that a preference turns on, and its value. */
const preferences: Readonly<Partial<Record<Medium, readonly [feature: string, value: string]>>> = {
  forced: ['forced-colors', 'active'],
  still: ['prefers-reduced-motion', 'reduce'],
  contrast: ['prefers-contrast', 'more'],
}

const [always, never] = ['(min-width: 0px)', '(max-width: 0px)']

/** A media query with the answer that the emulated device would give. */
export function answered(query: string, medium: Medium): string {
  // What is for one of both is for the other.
  if (medium === 'paper') return query.replaceAll(/\b(?:print|screen)\b/g, (type) => (type === 'print' ? 'screen' : 'print'))
  const [feature, wanted] = preferences[medium] ?? []
  return query.replaceAll(/\(\s*([\w-]+)\s*(?::\s*([\w-]+)\s*)?\)/g, (part, name: string, value: string = wanted ?? '') =>
    name === feature ? (value === wanted ? always : never) : part,
  )
}

/** A style sheet, or a rule of one. */
interface Rules {
  readonly media?: { mediaText: string }
  readonly cssRules?: Iterable<object>
}

/** Rewrites every media query of a style sheet. Returns functions that restore them. */
export function rewrite({ media: list, cssRules = [] }: Rules, medium: Medium): readonly (() => void)[] {
  const within = [...cssRules].flatMap((rule) => rewrite(rule, medium))
  const own = list?.mediaText
  if (!list || own === undefined || answered(own, medium) === own) return within
  list.mediaText = answered(own, medium)
  return [...within, () => void (list.mediaText = own)]
}

/** A sheet of another origin hides its rules. */
const isReadable = ({ href }: StyleSheet) => href === null || new URL(href).origin === location.origin

let current: Medium = 'own'
let known = new WeakSet<StyleSheet>()
let restore: (() => void)[] = []
let isWatching = false

function rewriteNew(): void {
  if (current === 'own') return
  for (const sheet of document.styleSheets) {
    if (known.has(sheet) || !isReadable(sheet)) continue
    known.add(sheet)
    restore.push(...rewrite(sheet, current))
  }
}

/** Style sheets load with what needs them, and scripts ask too. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  new MutationObserver(rewriteNew).observe(document.head, { childList: true })
  document.head.addEventListener('load', rewriteNew, { capture: true })
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => ask(answered(query, current))
}

/** Shows the page in the medium that the toolbar names. No page can tell its browser to, so the page's queries are rewritten. */
export function emulateMedia(chosen: unknown): void {
  const next = media.find((name) => name === chosen) ?? 'own'
  if (next === current) return
  for (const undo of restore) undo()
  current = next
  known = new WeakSet()
  restore = []
  watch()
  rewriteNew()
}
