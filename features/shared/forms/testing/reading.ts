import type * as z from 'zod/mini'
import { dateSettled, dateTyped, isoTyped } from '../../../../ui/DateField/typedDate.ts'
import { centsPasted, moneyShape } from '../../../../ui/MoneyField/typedMoney.ts'
import { fieldText, notWhole } from '../../../bulk-gifting/calculator/calculator.ts'
import { found } from '../../../map/shown.ts'
import { deliveryDay } from '../../dates/deliveryDay.ts'
import { holds } from '../../links/holds.ts'
import type { sorts } from './sorts.ts'

/** The message for a text that is not read. */
export class Says {
  readonly message: string | undefined
  constructor(message: string | undefined) {
    this.message = message
  }
}

/** The meaning of a typed text, or what is said of it. */
export type Reading = (text: string) => unknown

/** A field by its screen, its sort, its reading, and its names or labels. */
export type TypedField = readonly [
  screen: string,
  sort: keyof typeof sorts,
  reading: (name: string) => Reading,
  ...names: readonly string[],
]

/** The same reading for each of the names. */
export const by = (reading: Reading) => () => reading

/** The reading of each field of a form: all values of a valid form with the text in that field. */
export const form =
  (schema: z.ZodMiniType, draft: object) =>
  (name: string): Reading =>
  (text) => {
    const { success, data, error } = schema.safeParse({ ...draft, [name]: text })
    if (success) return data
    const own = error.issues.find(({ path }) => path[0] === name)
    if (!own) throw new Error(`The draft is not valid without ${name}: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`)
    return new Says(own.message)
  }

export const day: Reading = (text) => {
  const iso = isoTyped(dateSettled(dateTyped(text)))
  const { success, data, error } = deliveryDay(text).safeParse(iso)
  return success ? data : new Says(error.issues[0]?.message)
}

const dollars = moneyShape('USD')
export const money: Reading = (text) => centsPasted(text, dollars) ?? new Says('Enter the amount in figures.')

export const whole: Reading = (text) => {
  const shown = fieldText(text, 5) ?? ''
  const problem = notWhole(shown, '250')
  return problem === undefined ? shown : new Says(problem)
}

const row = ['St. Mary Café & Bar', '12 Mill Street', '12125550142'] as const

const whether = (isFound: boolean): true | Says => isFound || new Says('Not found')

/** Whether a list's row is found. */
export const inList: Reading = (text) => whether(holds(row, text))

/** Whether the server finds a row by the text that it is sent. It has numbers as digits. */
export const atServer =
  (query: (text: string) => string | null | undefined): Reading =>
  (text) =>
    whether(holds(row, query(text) ?? 'no query'))

export const onMap: Reading = (text) => {
  const [name, address] = row
  const place = { id: '1', latitude: 0, longitude: 0, address }
  return whether(found([{ id: '1', name, hero: null, logo: null, takesPass: false, cuisine: null, locations: [place] }], text).length === 1)
}
