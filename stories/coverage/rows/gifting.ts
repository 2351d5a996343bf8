/** Bulk gifting. */
export const giftingRows = {
  'BLK-01':
    "/ create gift: 'Send Dining Credit' ('Send Universal Vouchers' in NZ); /login; /dashboard; /dashboard/redemptions/{id}; navbar rules; spinner while the user loads. The site's configuration call brings country_code, bulk_gift_tiers and bulk_gift_presets; a deployment sets the default country.",
  'BLK-02':
    'Savings calculator: recipients (integer, 5 digits, initial 125), amount (presets 25 50 100 250, default 100, custom 5 digits), total budget (7 digits).',
  'BLK-03':
    'Four-tier progress bar: 10, 15, 20, 25 percent with breaks at 5000, 10000, 25000, open top; NZ gives 0, and then speaks of no saving; from bulk_gift_tiers when given.',
  'BLK-04':
    "Subtotal gift value, savings, total due; 'Start your order' carries spend and the query string; NZ link /checkout/?spend={amount} on the business host.",
  'BLK-05': "Employee Dining panel: $100, $250, $500, 'Start your order!', checkout?spend={amount}, 20 to 30 percent bonus text.",
  'BLK-06':
    'Create gift: recipients typed, pasted or by CSV with errors per line, message, date, preview, pay; thousands of recipients stay fast.',
  'BLK-07': 'Dashboard and redemption detail: orders, status per recipient, resend, search, export.',
  'BLK-08': 'NZ vouchers show their expiry, at least three years away (New Zealand law since March 2026).',
  'BLK-09':
    'CSV, TSV or paste, with or without a header row, columns mapped; spaces trimmed, extra columns harmless; duplicates named; good rows kept, failed rows downloadable with reasons; the row limit (50,000) stated first; an upload never replaces the typed list unasked; a reload loses no list.',
  'BLK-10': 'Before money moves, a dry run says what will be sent, to how many, for how much; the order carries one idempotency key.',
  'BLK-11':
    'Status per recipient: scheduled, sent, opened, claimed, redeemed, expired, cancelled, bounced, with the reason and whether a retry can help; resend keeps the code, a corrected address gets a new code and the old one ends; part of an address finds a recipient.',
  'BLK-12': 'Export is a CSV whose cells cannot become formulas.',
  'BLK-14':
    'An order carries the purchase order number of the company, which its page shows; where the server has an invoice, it is downloaded there.',
  'BLK-13':
    "The employee panel's bonus percent is the rounded credit over the amount. Layouts change at 576, 768, 992 and 1200 px by style sheets alone, so that no resize is listened to; pictures come in widths 360 and 720.",
  'BLK-15':
    'Damaged names are named with their count, in every script, wherever names are typed, pasted or uploaded; the list holds what was named.',
} as const
