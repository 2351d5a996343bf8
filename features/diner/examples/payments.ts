import type { BillPayable } from '../../bill/paying/billToPay.ts'
import type { CheckPayment } from '../checkToPay.ts'
import { linesOf } from '../../payment/agreement.ts'
import { paymentExamples } from '../../payment/examples.ts'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import { type AgreedBill, agreeTo } from '../../bill/paying/agreedBill.ts'
import { dinerTickets, dinerVenues, openCheck, receipts } from './checks.ts'

const dinner = openCheck({ ...dinerVenues.guest, projectId: '70' }, dinerTickets.dinner)
export const agreedOnDinner: AgreedBill = agreeTo(
  dinner.ticket,
  { location: '700', check: '1042', restaurant: null, timeZone: 'America/New_York' },
  { breakdown: dinner.amounts.breakdown, serviceCharge: cents(0), claimId: null, offerName: null, earned: cents(0), lineIds: null },
)

/** The agreement on a check of $103.68 with a tip of $19.20. */
export const checkToPay: BillPayable = {
  thing: things.bill({ location: '700', check: '1042' }),
  name: 'check 1042',
  at: ['tableside', 'harbor', '1042'],
  amount: cents(122_88),
  currency: 'USD',
  pays: linesOf({ card: cents(103_68), tip: cents(19_20) }),
  gets: [],
  due: cents(103_68),
  rest: { ofPayer: cents(0), ofBill: cents(0) },
  consent: null,
  terms: agreedOnDinner,
}

export const dinerPayments = paymentExamples<CheckPayment>({
  what: checkToPay,
  details: { pos: 'tableside', location: 'harbor', ticket: '1042', projectId: '70', locationId: '700', lastPayment: null },
  receipt: receipts.guest,
})
