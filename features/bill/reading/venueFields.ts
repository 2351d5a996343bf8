import * as z from 'zod/mini'
import { orDropped } from '../../shared/api/dropped.ts'
import { numberOr, nullish, mapped } from '../../shared/api/wire.ts'
import { currencyByCountry } from '../../shared/money/money.ts'

/** `country_code` of a restaurant. It decides the currency, so another word makes the answer unreadable. Null: the enterprise's. */
export const venueCurrency = nullish(currencyByCountry)

/** `sub_credit_back_percent` where the server sends none: a fraction, 20 % (B §9). */
export const defaultCreditBack = 0.2

const share = numberOr(z.number().check(z.minimum(0), z.maximum(1)), /^(0+(\.\d+)?|0*1(\.0+)?)$/)

/** `sub_credit_back_percent` of the wire: a fraction in spite of its name. Without a readable one the page promises nothing. */
export const creditBack = mapped(orDropped(nullish(share), 0), (said) => said ?? defaultCreditBack)
