/** A record with one value per name: `mapEach(['a', 'b'], f)` is `{ a: f('a'), b: f('b') }`. */
export function mapEach<Name extends string, T>(names: readonly Name[], value: (name: Name) => T): Record<Name, T> {
  // fromEntries forgets the keys' type; they are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>
}
