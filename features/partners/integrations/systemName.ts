/** Names that do not follow from the value of the wire. */
const names: ReadonlyMap<string, string> = new Map([
  ['wordpress', 'WordPress'],
  ['bigcommerce', 'BigCommerce'],
  ['bentobox', 'BentoBox'],
  ['godaddy', 'GoDaddy'],
])

/** The name of a website's system or a till as a person reads it: `squarespace` is Squarespace, `toast_pos` Toast pos. */
export function systemName(value: string): string {
  const known = names.get(value.toLowerCase())
  if (known !== undefined) return known
  if (value !== value.toLowerCase()) return value
  const words = value.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
