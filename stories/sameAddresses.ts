function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}

/** The fields of an example with the address of another field beside them: no text of the page would show the two exchanged. */
export function sameAddresses(value: unknown, path: string, seen = new WeakSet()): readonly string[] {
  if (!isPlain(value) || seen.has(value)) return []
  seen.add(value)
  const names = new Map<string, string>()
  return Object.entries(value).flatMap(([name, field]: readonly [string, unknown]) => {
    if (typeof field !== 'string') return sameAddresses(field, `${path}.${name}`, seen)
    if (field === '' || !/(?:href|url)$/i.test(name)) return []
    const other = names.get(field)
    names.set(field, name)
    return other === undefined ? [] : [`${path}: ${other} and ${name} are ${field}`]
  })
}
