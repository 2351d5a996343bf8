import { cents } from '../../shared/money/money.ts'
import type { TicketWire } from '../reading/ticketWire.ts'
import type { Ticket } from '../ticket.ts'
import { kitchenFee, ticket } from './bill.ts'

/** Dinner for four at a till that names its lines: $109.00 of food, $6.00 off, a fee of $4.80 and $8.24 of tax. */
export const linesWire = {
  id: '1051',
  ticket_code: '1051',
  bill_amount: '116.04',
  bill_total: '116.04',
  bill_amount_due: '116.04',
  taxes: [{ label: 'Sales tax', display_amount: '$8.24' }],
  service_charges: [kitchenFee],
  line_items: [
    { id: 'line-1', name: 'Grilled octopus', quantity: 2, amount: '44.00' },
    { id: 'line-2', name: 'Sea bass', quantity: 1, amount: '38.00' },
    { id: 'line-3', name: 'Lemon tart', quantity: 1, amount: '14.00' },
    { id: 'line-4', name: 'Negroni', quantity: 1, amount: '13.00' },
    { name: 'Happy hour', quantity: 1, amount: '-6.00' },
  ],
  tip_calculation_base: '103.00',
} as const satisfies TicketWire

/** The same dinner as a domain value. */
export const linesTicket: Ticket = {
  ...ticket,
  code: '1051',
  amount: cents(116_04),
  total: cents(116_04),
  due: cents(116_04),
  taxes: [{ label: 'Sales tax', amount: cents(8_24) }],
  serviceCharges: [
    {
      kind: 'fee',
      label: 'Kitchen fee',
      purpose: 'For the health insurance of the kitchen team.',
      percent: 5,
      goesTo: 'the kitchen team',
      amount: cents(4_80),
      due: cents(4_80),
      cardOnly: cents(0),
    },
  ],
  lineItems: [
    { id: 'line-1', name: 'Grilled octopus', quantity: 2, amount: cents(44_00), paid: false },
    { id: 'line-2', name: 'Sea bass', quantity: 1, amount: cents(38_00), paid: false },
    { id: 'line-3', name: 'Lemon tart', quantity: 1, amount: cents(14_00), paid: false },
    { id: 'line-4', name: 'Negroni', quantity: 1, amount: cents(13_00), paid: false },
    { id: null, name: 'Happy hour', quantity: 1, amount: cents(-6_00), paid: false },
  ],
  itemOffers: [],
  tipBase: cents(103_00),
  openAttempt: null,
  lastPayment: null,
  employeePin: null,
}

/** Somebody else has paid the sea bass, with its part of tax, fee and discount. */
export const linesPartPaid: Ticket = {
  ...linesTicket,
  due: cents(75_58),
  lineItems: linesTicket.lineItems.map((line) => (line.id === 'line-2' ? { ...line, paid: true } : line)),
}
