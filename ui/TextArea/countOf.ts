import { defaultMessages } from './messages.ts'

/** Length of a text in graphemes: an emoji counts as one. */
const lengthOf = (text: string): number => Array.from(text).length

/** Remaining characters at which announcements begin. */
const nearEnd = 0.9

export type Count = {
  /** `12 of 200`, or the excess. */
  seen: string
  /** The announcement while typing: empty until the limit is near. */
  heard: string
  over: boolean
}

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
