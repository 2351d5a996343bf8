import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { checkChosenTip, firstTip } from './chosenTip.ts'
import { ticket } from './examples/bill.ts'
import { tipOfferOf } from './tip.ts'
import { noHabit } from './tipHabit.ts'

const none = cents(0)
const offer = tipOfferOf(ticket, { defaultTip: null, habit: noHabit })
const snack = tipOfferOf({ ...ticket, total: cents(8_00), tipBase: cents(8_00) }, { defaultTip: null, habit: noHabit })

describe('the chosen tip', () => {
  it('begins with the default of the restaurant, as a preset where there is one', () => {
    expect(firstTip(offer)).toEqual({ kind: 'preset', value: 20 })
    expect(firstTip(tipOfferOf(ticket, { defaultTip: 19, habit: noHabit }))).toEqual({ kind: 'own', amount: 18_24 })
    expect(firstTip(tipOfferOf(ticket, { defaultTip: -1, habit: noHabit }))).toEqual({ kind: 'own', amount: 0 })
  })
  it('follows the bill as a preset, and is chosen again where the preset is gone', () => {
    expect(checkChosenTip({ kind: 'preset', value: 20 }, offer, none)).toEqual({ kind: 'right', amount: 19_20 })
    const half = tipOfferOf({ ...ticket, tipBase: cents(48_00) }, { defaultTip: null, habit: noHabit })
    expect(checkChosenTip({ kind: 'preset', value: 20 }, half, none)).toEqual({ kind: 'right', amount: 9_60 })
    expect(checkChosenTip({ kind: 'preset', value: 20 }, snack, none)).toEqual({ kind: 'wrong', message: 'Choose a tip' })
  })
  it('POS-08 is checked where it is an amount of their own', () => {
    expect(checkChosenTip({ kind: 'own', amount: null }, offer, none)).toMatchObject({ message: 'Invalid tip format' })
    expect(checkChosenTip({ kind: 'own', amount: cents(40) }, offer, none)).toMatchObject({ message: 'Tip must be above $0.50' })
  })
  it('is none where the restaurant takes no tip', () => {
    const closed = tipOfferOf(ticket, { defaultTip: -1, habit: noHabit })
    expect(checkChosenTip({ kind: 'own', amount: cents(5_00) }, closed, none)).toEqual({ kind: 'right', amount: 0 })
  })
})
