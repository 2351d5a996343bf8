import { defaultMessages } from './messages.ts'

/** Length of a text in graphemes: an emoji counts as one. */
const lengthOf = (text: string): number => Array.from(text).length

/** Remaining characters at which announcements begin. */
const nearEnd = 0.9

export type Count = {
  /** `12 of 200`, or the excess. */
  visibleText: string
  /** The announcement while typing: empty until the limit is near. */
  announcedText: string
  isTooLong: boolean
}

export function countOf(text: string, most: number, messages: Partial<typeof defaultMessages> = {}): Count {
  const say = { ...defaultMessages, ...messages }
  const length = lengthOf(text)
  const isTooLong = length > most
  const visibleText = say.count(length, most)
  if (isTooLong) {
    const excess = say.tooMany(length - most)
    return { isTooLong, visibleText: `${visibleText}: ${excess}`, announcedText: excess }
  }
  return { isTooLong, visibleText, announcedText: length >= most * nearEnd ? say.left(most - length) : '' }
}
