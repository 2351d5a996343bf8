import { plainText } from './plainText.ts'

/** Joiners and variants of characters: names and messages have them, a value has none. */
export const joiners = /\u200C|\u200D|[\uFE00-\uFE0F]/g

const quotes = String.raw`\s"'“”„‟‘’‚‛«»‹›「」『』《》<>` + '`'
/** Characters before and behind a text. Looking behind first, a run within it is read once. */
const beside = (before: string, behind: string) => new RegExp(`^[${before}]+|(?<![${behind}])[${behind}]+$`, 'g')
const quoted = beside(quotes, quotes)
const inSentence = beside(`${quotes},;:`, `${quotes}.,;:!?`)

/** A typed number as it is meant, without quotation marks around it. A comma at its end stays: decimals may follow. */
export const plainNumber = (text: string): string => plainText(text.replaceAll(joiners, '')).replaceAll(quoted, '')

/** A typed value as it is meant, such as an address or a code: without quotation marks around it, and without its sentence's punctuation. */
export const plainValue = (text: string): string => plainNumber(text).replaceAll(inSentence, '')
