import { Alert } from '../../../ui/Alert/Alert.tsx'
import { cents, formatMoney } from '../../shared/money/money.ts'
import type { Visit } from '../visit.ts'
import { isCodeTaken } from '../pricing/total.ts'

type Asked = Pick<Visit, 'order' | 'askedCode'>

const notTaken = ({ order, askedCode }: Asked): string | null =>
  askedCode === null || isCodeTaken({ order, askedCode }) ? null : `The code ${askedCode} does not change this price.`

const taken = ({ order: { currency, amount, pay, promoCode } }: Asked): string | null =>
  promoCode === null || pay >= amount ? null : `The code ${promoCode} takes ${formatMoney(cents(amount - pay), currency)} off.`

/** The effect of the code; null without a code. */
export const promoText = (asked: Asked): string | null => notTaken(asked) ?? taken(asked)

/** The code changes nothing. */
export function codeNotTaken(asked: Asked) {
  const text = notTaken(asked)
  return text && <Alert tone="warning">{text}</Alert>
}

/** The same, or what the code takes off; null without a code. */
export function promoMessage(asked: Asked) {
  const text = taken(asked)
  return codeNotTaken(asked) ?? (text && <Alert tone="success">{text}</Alert>)
}
