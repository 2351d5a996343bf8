/** The checkout. */
export const checkoutRows = {
  'CHK-01': '/checkout with ico_id or gco_id (and utm, code); neither, or an unknown one, gives a clear view with a way back.',
  'CHK-02': 'Status moves among checkout, payment, gift_page_2, confirmation; each is a view of its own; back never loses what was typed.',
  'CHK-03':
    "checkout: what is bought, pay and get amounts, promo code (from the link, or typed here and priced by the server again), buyer's details with the enterprise's email rule ('Sorry, a valid X email address is required to continue.' / 'Please enter a valid email address.').",
  'CHK-04':
    "payment: card by the payment provider's elements, saved cards for a known user, wallets where the browser has them, provider errors on the card field, 3-D Secure.",
  'CHK-05': 'gift_page_2 (optional, gift cards): recipient, message, delivery date, preview.',
  'CHK-06':
    "confirmation: 'Purchase Successful', the amount, the email the receipt went to, monthly billing day as an ordinal (1st, 2nd, 3rd, 11th, 21st, 31st).",
  'CHK-07':
    "confirmation, new user: set-password form ('Passwords do not match', 'Password must be at least 8 characters', server error after a bullet) using reset_token; otherwise app download links.",
  'CHK-08':
    '/checkout/subscribe: monthly or yearly subscription, with its interval, next charge and cancel terms. Without an id it offers the choice of monthly or yearly; with the id of something that is no subscription it says so.',
  'CHK-09': 'Pass product.',
  'CHK-10':
    "Purchase answer fields read from the purchase's own answer and used as they mean: credit_to_give, amount, amount_to_charge, amount_credited, amount_charged, credit_balance, keep_gift_bonus, billing_interval, monthly_billing_day, user_email, new_user, reset_token.",
  'CHK-11':
    "A signed-in buyer's account is used: name and email filled in, an active subscription is named before the same is sold again, has_opted_out_email and has_opted_out_sms are respected wherever consent is asked.",
  'SUB-01':
    'Renewal terms stand in the size and contrast of the price, beside an express consent of their own (a box that is not ticked) above every way to pay, wallets too: until it is ticked nothing is charged, and a new price unticks it. Apple Pay shows the renewal and links to where it is canceled.',
  'SUB-02':
    'The acknowledgment on the confirmation says the amount, the rhythm, the next charge and how to cancel, with a link; so does the warning of a subscription that runs.',
  'SUB-03':
    'A member sees and cancels a subscription on the web as easily as it was bought: one question says what ends and when, and until that day it can be kept; a lost answer is read again, never guessed. The text of the consent goes to the server with the purchase.',
  'SUB-04':
    'A member changes the card of a subscription, sees its past charges, the day by which to cancel and a coming price, and pays a renewal that failed with another card; where the law asks for consent to a price, nothing is agreed to by doing nothing.',
  'TXT-01':
    'A gift, alone or of a company’s list, goes by text message instead of email where the server offers it; the buyer corrects its address until it is opened.',
  'FND-01':
    'A purchase is found again from a link, on any device: receipt, whether its gift was opened, the address corrected, sent again; a stranger sees a stub; a lost link is sent anew.',
  'WAL-01': 'A gift and a pass go into Apple Wallet and Google Wallet where the server has the address; a phone is offered its own.',
  'LAW-03':
    'Every gift says its expiry or that it has none, before it is bought and with it; the fine print is repeated where it is paid; when it is exchanged for cash is worded by the enterprise.',
} as const
