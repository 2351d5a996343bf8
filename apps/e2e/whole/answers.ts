type Both = readonly [first: string, second: string]

/** Every value of an answer, as text. */
export function leavesOf(answer: unknown): readonly string[] {
  if (typeof answer === 'object' && answer !== null) return Object.values<unknown>({ ...answer }).flatMap(leavesOf)
  return typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : []
}

/** The objects of an answer, from the outermost. */
function objectsIn(answer: unknown): readonly object[] {
  if (typeof answer !== 'object' || answer === null) return []
  const inner = Object.values<unknown>({ ...answer }).flatMap(objectsIn)
  return Array.isArray(answer) ? inner : [answer, ...inner]
}

const ownText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The texts of the objects that a first value names and a second does not: what belongs to the first alone. */
export function textsOfFirst(answers: readonly unknown[], of: readonly (Both | undefined)[]): readonly string[] {
  const objects = answers.flatMap(objectsIn)
  return of.flatMap((both) => {
    // A country names no thing.
    if (!both || both[0].length < 3) return []
    const [first, second] = both
    const isOf = (each: object, value: string) => Object.values<unknown>({ ...each }).some((own) => ownText(own) === value)
    const ofFirst = objects.filter((each) => isOf(each, first) && !leavesOf(each).includes(second))
    const others = new Set(objects.filter((each) => isOf(each, second)).flatMap(leavesOf))
    // A short number stands for many things.
    return [...new Set(ofFirst.flatMap(leavesOf))].filter((text) => text.length > 4 && /[a-z.]/i.test(text) && !others.has(text))
  })
}
