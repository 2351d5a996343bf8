import { describe, expect, it } from 'vitest'
import { amountOfGift, detailsSchema, firstDetails, giftFromDetails, longestMessage } from './details.ts'
import { defaultTerms } from '../terms.ts'

const now = new Date('2026-11-20T18:30:00Z')
const first = firstDetails(defaultTerms('US'), 'America/New_York')

const problems = (patch: object) =>
  detailsSchema(() => now, '')
    .safeParse({ ...first, ...patch })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('BLK-06 the gift', () => {
  it('begins with the preset, to be sent at once', () => {
    expect(first).toEqual({ choice: 100_00, custom: '', message: '', sendOn: null, timeZone: 'America/New_York', purchaseOrder: '' })
    expect(problems({})).toEqual([])
  })
  it.each(['', '0', '12.50', '100000', 'ten'])('asks for whole dollars instead of %j', (custom) => {
    expect(problems({ choice: 'custom', custom })).toEqual(['custom: Enter an amount of whole dollars, with up to 5 digits.'])
    expect(problems({ custom })).toEqual([])
  })
  it('takes other amounts, which the preview shows', () => {
    expect(problems({ choice: 'custom', custom: '99999' })).toEqual([])
    expect(amountOfGift({ choice: 'custom', custom: '1,250' })).toBe(1_250_00)
    expect(amountOfGift({ choice: 'custom', custom: '12.5' })).toBeNull()
    expect(amountOfGift({ choice: 25_00, custom: '9' })).toBe(25_00)
  })
  it('BLK-14 has a purchase order number of up to 40 characters, or none', () => {
    expect(problems({ purchaseOrder: ` ${'7'.repeat(40)} ` })).toEqual([])
    expect(problems({ purchaseOrder: '7'.repeat(41) })).toEqual(['purchaseOrder: A purchase order number has at most 40 characters.'])
    expect(giftFromDetails({ ...first, purchaseOrder: ' PO-7 ' })).toMatchObject({ purchaseOrder: 'PO-7' })
    expect(giftFromDetails({ ...first, purchaseOrder: ' ' })).toMatchObject({ purchaseOrder: null })
  })
  it('has a message of up to 500 characters, without the spaces around it', () => {
    expect(problems({ message: ` ${'a'.repeat(longestMessage)} ` })).toEqual([])
    expect(problems({ message: 'a'.repeat(longestMessage + 1) })).toEqual([
      `message: Your message is longer than ${longestMessage} characters.`,
    ])
  })
})
