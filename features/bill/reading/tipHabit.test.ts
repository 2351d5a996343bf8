import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { noHabit, tipHabitResponse } from './tipHabit.ts'

const habit = (user: object) => z.parse(tipHabitResponse, { user })
it.each([
  [
    { default_tip_percent: '18.5', tip_calculation_base: 'post_tax' },
    { percent: 18.5, base: 'total' },
  ],
  [
    { default_tip_percent: 0, tip_calculation_base: 'PRE_TAX' },
    { percent: 0, base: 'beforeTax' },
  ],
  [{}, noHabit],
  [{ default_tip_percent: null, tip_calculation_base: null }, noHabit],
  [{ default_tip_percent: -1, tip_calculation_base: 96 }, noHabit],
  [{ default_tip_percent: 101, tip_calculation_base: 'constructor' }, noHabit],
  [{ default_tip_percent: 'some', tip_calculation_base: 'net' }, noHabit],
])('POS-07 how a guest tips is read from %j', (user, expected) => {
  expect(habit(user)).toEqual(expected)
})
