/** The purchase panel and email capture. */
export const storeRows = {
  'PUR-01': 'planning true: stay-tuned view, with email capture.',
  'PUR-02': 'Not raising, or no options: sold-out view, with email capture.',
  'PUR-03':
    'Tier list for account cash (icos) and for gift cards (gcos, standard_gcos): pay_amount, get_amount, strike_through_get, banner_label.',
  'PUR-04':
    "Open-amount view: presets from the offer, the offer's second pre-selected (if that one cannot be paid, the next that can), free amount, live bonus.",
  'PUR-05': "Tabs for account cash and 'Gift Cards'; #giftcards opens the gift tab; disable_gifting hides it.",
  'PUR-06':
    'Query parameter code prefills the promo code, sent as it stands but trimmed (only offer and claim codes are cleaned); promo_slug and promo_end_date are shown; fine print is shown.',
  'PUR-07': 'Headline and colour fields of the block are honoured, and a colour that fails contrast does not make text unreadable.',
  'PUR-08': 'Amount debounced 400 ms before validation and bonus calculation.',
  'PUR-09':
    "Messages: 'Invalid character'; 'Your amount is above the maximum account limit' above 99999; 'Minimum account is $30' (flat_bonus_amount_per_spend only); 'Minimum amount is $X' (both percent types, from open_amount_minimum; none given: no minimum above zero; flat_discount_amount_per_spend likewise); 'Maximum account credit reached' when the amount itself, without bonus, would exceed 99000 (on every open amount of account cash).",
  'PUR-10':
    'flat_bonus_amount_per_spend: the incentive for each whole multiple of the minimum spend (fallback increment 100, bonus 20); flat_discount_amount_per_spend likewise as a discount; flat_bonus_percent and flat_discount_percent use open_amount_percentage.',
  'PUR-11':
    "Pay button disabled while the amount is empty, an error stands, or a submit runs; it never names another amount than the one a press would submit; on failure the button resets and an alert shows the server's message.",
  'PUR-12':
    "POST /platewell_cash/open_amount_offers and POST /gift_card_options as a form (amount, code, promotion_slug); the answer's id leads to /checkout.",
  'EML-01': "'An email address is required'; 'Invalid email'.",
  'EML-02': 'POST /api/v2/projects/{projectId}/inquiry; success thanks; failure alerts with the message.',
} as const
