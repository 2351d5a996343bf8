import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it.each([
  ['Zoë’s Café', 'zoes cafe'],
  ["ZOE'S CAFE\u0301", 'zoes cafe'],
  ['O‘Malley`s\u00A0 Tavern ', 'omalleys tavern'],
  ['Ｚｏｅ＇ｓ　Ｂａｒ', 'zoes bar'],
  ['Große Straße', 'grosse strasse'],
  ['GROẞE', 'grosse'],
  ['Søren Łuk Æsir', 'soren luk aesir'],
  ['İstanbul Işık', 'istanbul isik'],
  ['7\u2011Eleven', '7 eleven'],
  ['Jean\u2010Luc', 'jean luc'],
  ['Jean\u2013\u00ADLuc', 'jean luc'],
  ['Jean\u2212Luc', 'jean luc'],
  ['Jean-Luc', 'jean luc'],
  ['\u2068Ada\u2069\u200B', 'ada'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['St. Mary’s, Café＆Bar (NYC)', 'st marys cafe and bar nyc'],
  ['J.P. Fish+Chips', 'j p fish and chips'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})
