import { defaultMessages } from './messages.ts'

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

/** How much of what will do a text has used. */
export function countOf(text: string, most: number, messages: Partial<typeof defaultMessages> = {}): Count {
  const say = { ...defaultMessages, ...messages }
  const length = lengthOf(text)
  const over = length > most
  const seen = say.count(length, most)
  if (over) {
    const excess = say.tooMany(length - most)
    return { over, seen: `${seen}: ${excess}`, heard: excess }
  }
  return { over, seen, heard: length >= most * nearEnd ? say.left(most - length) : '' }
}
