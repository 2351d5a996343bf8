type Search = Readonly<Record<string, string | number>>

/**
 * The state of a list as text, without its project and without what is empty or the first page. The address of an item holds
 * it, so that the way back from the item leads to the list as it was, after a reload too.
 */
export function listText(search: Search): string {
  const entries = Object.entries(search).filter(([name, value]) => value !== '' && name !== 'project' && !(name === 'page' && value === 1))
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** The search of the list again. */
export const listSearchOf = (text: string): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(text))
