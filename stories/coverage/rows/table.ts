/** Paying a bill: hosted checkout, managers and diner. */
export const tableRows = {
  'POS-01':
    "Stages login, forgotPassword, addCredit, redeemCredit, review, failed, error, and the loading view 'Getting your bill details'.",
  'POS-02':
    "Shell: 'Back to order' wide, 'Back' narrow, to the return URL, hidden while processing; Log Out when signed in; logo from project, initial project data, default; purchase-page footer link on login and forgot-password.",
  'POS-03':
    "Forgot password: 'Reset your password', 'Required', 'Invalid email address', 'No account record found, please verify your spelling.', 'Check Your Email!', 'We've sent you a link to reset your password.', 'Return to login', 'Return to sign in'.",
  'POS-04':
    'Routing after load: covered by balance plus offer balance → review, or redeemCredit when the tip is negative; else review if the tip step can be skipped, else redeemCredit; bill amount 0 → return URL.',
  'POS-05':
    "Ticket error: 'We couldn't load your bill. Returning to order...' and return after 3.5 s; location error → error stage; no project id: 'Something went wrong while loading your bill. Please go back and try again.'",
  'POS-06':
    "Add Credit: 'Just cover my bill today', 'Pay $X, Get $Y' with bonus-percentage badge for each visible option, saved card or new card, 'Next' / 'Purchase', 'Running your card, please wait', 'Missing card or option ID.'",
  'POS-07':
    "Tip: percent presets 0 18 20 22 25 (with gratuity 0 2 4 8 10) from a bill total of 10 up, else 0 0.75 1 2 3; default 20 %, 2 % with gratuity, 1 dollar if fixed; negative default disables tip entry ('charged to your card on file'). The base is the part of the bill that this payment covers; a server's default tip counts only in percent mode without a gratuity, a signed-in guest's default_tip_percent likewise.",
  'POS-08':
    "A guest types dollars (optional $, optional thousands commas, up to 2 decimals), here and in the diner app; else 'Invalid tip format'; with gratuity added a total tip above 0 and up to 0.50: 'Tip must be above $0.50'.",
  'POS-09':
    "Review: offer dropdown (expired hidden, minimum spend above grand total disabled), total, breakdown (house account, {product} cash, card items, tip), card selector, earn-back banner, 'About Gratuity and Fees', 'Pay', 'Back' to the right stage.",
  'POS-10':
    "'Redeeming Credit' / 'Applying credit and paying your bill, this may take a moment'; 'Payment Success!' 'You can safely close this tab.', redirect, 'Return to App' after 6 s, return_url_override.",
  'POS-11':
    "'Payment is already done' → return URL after 3 s; other errors → failed: 'Couldn't Process Payment' with message or 'If the problem continues, you can ask a manager to close out your bill.'; 'Missing project or ticket'; error: 'Sorry'.",
  'LAW-04': 'A new card that is saved to the account says so at its field; a charge says what it is for where the server says it.',
  'LAW-08':
    'A service charge says how it is distributed where the server says it, at its row; the partner’s dashboard warns where it does not.',
  'POS-12': 'New card: token by the provider, POST stripe_sources, last_four matched to find it.',
  'POS-13': 'The return URL can send a person only where the project allows; script and foreign schemes never.',
  'POS-14':
    "Another guest's payment changes what is due: it is read again before paying, and the change is shown and agreed to. Two tabs of one guest pay once.",
  'POS-15':
    'Charged, but the till was not told (no pos_success): a state of its own with amount, time and reference, and no way to pay again.',
  'POS-16':
    'The itemised bill and every fee are in sight before paying; a tip of 0 is one tap; the preselected tip shows its dollars and its base; success shows check, amount, time and reference.',
  'POS-17': "The provider is loaded with the venue's stripe_public_key, where there is one; managers' locations likewise.",
  'POS-18':
    '`pay_amount` and `bill_amount_to_leave_unpaid` pay a part: the request says `partial_payment: true`, the page what stays unpaid.',
  'POS-19': '`delivery_fee`, `ik_pass_balance` and `credit_balance` are shown and added up on every surface that pays a bill.',
  'MGR-01':
    'Phone login; to /diner-selection with location_id kept, else /location-selection; / redirects; guarded routes keep the query string.',
  'MGR-02':
    "Layout: title, side navigation with name and email, 'Contact Support', 'Manager's Training', 'Logout' (clears all checkout state).",
  'MGR-03':
    "/location-selection: 'Search for a location', three hints; from 3 characters, 225 ms; 'Failed to fetch locations. Please try again.'",
  'MGR-04':
    "/diner-selection: location, 'Search for a guest', 'Recent Transactions' (panel at most 500 px high), 'Failed to fetch transactions.', 'No CC on file'.",
  'MGR-05': "/diner-profile: summary, transactions, 'This diner has not made any transactions at this location yet.', 'Pay'.",
  'MGR-06':
    "/enter-check-number: 'Enter Check Number' / 'Enter Bill Amount', link, Notes, employee dropdown (legacy POS with more than one employee; 'Loading employees...', 'Failed to load employees'), not empty, greater than 0.",
  'MGR-07':
    "Checkout step: bill, view your bill, split (25 33 50 66 75 %, disabled above the maximum share, amount capped at what is due; on = $0.00, off clears), tip from custom_tip_percent0..3 (of what this payment covers), service charge (on = computed automatic gratuity, off = $0.00, starts on for legacy POS with 'always'; 'Service charge amount cannot be greater than bill total'), Business/Personal with the one-time modal, 'Continue to savings'.",
  'MGR-08':
    "Tip: 'Tip amount is required', 'A tip should be at least $0.51 and in the format $0.00', optional when tipping is disabled, high-tip confirmation.",
  'MGR-09':
    "Payment step: rewards shown or hidden, one per visit, 'Don't use a reward', 'Item not on bill', wallet apply or 'Don't use my balance', card, summary, pay; card required ('Something went wrong.').",
  'MGR-10': "Success: 'Payment Successful', savings and cash-back rows (20 %), confetti 3 s, 'Done'.",
  'MGR-11':
    "Refund: form (reasons, amount > 0 and no more than refundable: 'Refund amount cannot exceed refundable amount of $X', notes, modify tip), 'Are you sure?', 'Processing...', success refreshes the lists, 'Failed to process refund', 'No refund data available', 'Not Refunded', refund_redemption negative, grand total = refundable + tips; button only when refundable.",
  'MGR-12':
    "Ticket errors: both server messages shown as 'This check does not exist.', else first base error, else 'Failed to fetch ticket data. Please try again.', cleared after 5 s; payment errors in a banner with a close control.",
  'MGR-13': 'Without user, ticket, guest and location the checkout redirects to /login or /location-selection.',
  'MGR-14': 'Money inputs take digits only and format as cents.',
  'MGR-15': 'After a part payment what remains due shows, and the check can be paid on.',
  'MGR-16':
    'In every search an older answer never appears under newer text, old rows stay while loading, and the number of results is announced; keyboard alone is enough.',
  'MGR-17':
    'What can be refunded is what is left after done and pending refunds, never negative, read again after each; a tip can be refunded alone; a refund whose answer was lost is looked up before another can be made; history names who refunded, when and why.',
  'MGR-18': 'The high-tip confirmation scales with the bill: above 100 % up to $200, above 50 % beyond, and always above $1,000.',
  'MGR-19': 'A manager sees a shift: payments by day with sum, tips and refunds, from and to in the address, and a CSV of what is listed.',
  'MGR-20':
    'A restaurant’s day ends at an hour of its own, said beside the day: a night after midnight is one day in list, sums, file and address.',
  'DIN-01': 'Login first when authentication is required and no token is held; else anonymous.',
  'DIN-02': 'Checkout → Success → Receipt → back; multi-bill picker.',
  'DIN-03':
    "Success: 'Payment Successful', 'Please let your server know you've paid with {product}.', 'You saved $X today', 'You earned $X Back', 'View Receipt'; opt-in: new rewards balance and download link.",
  'DIN-04':
    "'Check not found': with a return URL 'We couldn't load your bill. Returning to order...' and 3.5 s; otherwise 'Your specific ticket couldn't be found. Please try again or ask your server for help closing out.' and 'Done'.",
  'DIN-05': 'The receipt prints on one page and can be sent by email; a reload of success or receipt never pays again.',
  'DIN-06':
    "A table's code ends with the visit: 'This code has ended', and what to do; nothing of its bills stays readable but one's own receipt.",
  'SPL-01':
    'Guests split a bill in equal shares, by an amount, or by lines where the till names them; others’ payments show; the last pays the rest to the cent; two phones at once are safe.',
  'LIVE-01': 'The success that a guest shows to a server moves and tells the restaurant’s time, so that a picture of it is no proof.',
  'RCT-01': 'The hosted checkout’s receipt goes by email, to print, or nowhere: who asks for one is not sent back meanwhile.',
  'SPL-02': 'A tip is of one’s own part; the receipt says part and whole.',
} as const
