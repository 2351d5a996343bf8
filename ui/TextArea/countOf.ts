/** How long a text is: as people count, an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length

/** From here on what is left is read out. */
const nearEnd = 0.9

export type Count = {
  /** `12 of 200`, or how much is too much. */
  seen: string
  /** What is read out while typing: nothing until the end is near. */
  heard: string
  over: boolean
}

/** How much of a limit a text has used. */
export function countOf(text: string, limit: number): Count {
  const length = lengthOf(text)
  const over = length > limit
  const characters = (amount: number) => `${amount} ${amount === 1 ? 'character' : 'characters'}`
  if (over) {
    const excess = `${characters(length - limit)} too many`
    return { over, seen: `${length} of ${limit}: ${excess}`, heard: excess }
  }
  return { over, seen: `${length} of ${limit}`, heard: length >= limit * nearEnd ? `${characters(limit - length)} left` : '' }
}
