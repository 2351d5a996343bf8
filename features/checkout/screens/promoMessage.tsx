import { Alert } from '../../../ui/Alert/Alert.tsx'
import { cents, formatMoney } from '../../shared/money/money.ts'
import type { Visit } from '../visit.ts'
import { isCodeTaken } from '../total.ts'

type Asked = Pick<Visit, 'order' | 'askedCode'>

/** The code changes nothing. */
export const codeNotTaken = ({ order, askedCode }: Asked) =>
  askedCode === null || isCodeTaken({ order, askedCode }) ? null : (
    <Alert tone="warning">The code {askedCode} does not change this price.</Alert>
  )

const codeTaken = ({ order: { amount, pay, promoCode } }: Asked) =>
  promoCode === null || pay >= amount ? null : (
    <Alert tone="success">
      The code {promoCode} takes {formatMoney(cents(amount - pay))} off.
    </Alert>
  )

/** Says what the code did; null without a code. */
export const promoMessage = (asked: Asked) => codeNotTaken(asked) ?? codeTaken(asked)
