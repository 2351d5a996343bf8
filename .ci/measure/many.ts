import type { Page } from '@playwright/test'

type Entry = Readonly<Record<string, unknown>>
type Change = (entry: Entry, index: number, all: readonly Entry[]) => Entry

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** So many entries: those of the list, again and again. */
const repeated = (list: readonly Entry[], count: number, change: Change): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => change(list[index % list.length] ?? {}, index, list))

/** A value in which each list of that name is enlarged, at any depth. */
function enlarged(value: unknown, name: string, count: number, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => enlarged(each, name, count, change))
  if (!isEntry(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const list = key === name && Array.isArray(inner) ? inner.filter(isEntry) : []
      return [key, list.length > 0 ? repeated(list, count, change) : enlarged(inner, name, count, change)]
    }),
  )
}

/** The sandbox answers from now on as if its lists of that name had so many entries. */
export async function answerMany(page: Page, addresses: RegExp, name: string, count: number, change: Change): Promise<void> {
  const answers = new Map<string, string>()
  await page.route(addresses, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const url = route.request().url()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const body = answers.get(url) ?? JSON.stringify(enlarged(await response.json(), name, count, change))
    answers.set(url, body)
    return route.fulfill({ response, body })
  })
}
