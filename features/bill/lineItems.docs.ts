/** The texts of a bill’s lines. */
export const lineItems = {
  about: 'The ordered items. A line that cannot be read is left out, and then no line can be paid alone.',
  ordered: true,
  fields: {
    name: 'The item’s name at the till.',
    quantity: 'The number of these items. One if it is missing.',
    amount: 'The price of all of the line together. Below zero for a discount.',
    id: {
      about:
        'The till’s name of the line. It stays the same while the bill is open. Where every line with a price has one, and no two are the same, guests may pay for lines: each as a whole, with its part of tax, fees and discounts. This field is our decision.',
      example: 'line-1',
    },
    paid: {
      about: 'Whether a payment of any guest has the line. It is shown as “Paid”, and cannot be chosen. This field is our decision.',
      example: false,
    },
  },
} as const
