/** Other public pages. */
export const publicRows = {
  'CAL-01': '/business and /gifting#calculator-section lead to it (both addresses are served).',
  'CAL-02':
    '22 stops from 50 to 20000 (50 75 100 150 200 250 300 400 500 750 1000 1500 2000 2500 3000 4000 5000 7500 10000 12500 15000 20000), typed input clamped to 50..20000.',
  'CAL-03': 'Earns 20 percent of monthly dining; messages by bands at 10, 25, 100, 200, 500, 1000, 3000, 10000.',
  'PUB-01':
    "Toast 'Verify your email address' / 'Confirm the email sent from {product}' hides after 3 s, removed 1 s later; verification call with invite_token.",
  // The carousel of 2.7 s is left out: no page of the specification has slides for it, and what moves by itself is read by fewer people.
  'PUB-02': 'Brand slider, 3 brands per slide, every 3 s; it pauses on hover, focus and reduced motion.',
  'PUB-03': '/embed/map?pass=true&colorMode=black map embed.',
  'PUB-04':
    'Restaurant lead: places autocomplete, search, details, lead, save lead data, bank link (create link token, exchange public token).',
  'PUB-05': 'A slot for a third-party button that never blocks or breaks the page.',
  'REV-01':
    "Header with brand logo and 'Email Review'; 'What changes would you like to see?'; images, '+ Add another image'; Send disabled while sending or with neither message nor image.",
  'REV-02': "'Approve all emails' for approvers; the approve query parameter starts it; 'Campaign Approved!' with start date.",
  'REV-03': "'This page is unavailable' without token or on error, pointing to partner support; activity log shown.",
  'REV-04':
    'What was sent, by whom and when shows in the activity log at once; sending and approving happen once, whatever is pressed or lost; each image has its own progress, error and retry.',
  'PRV-01': 'Signal state (Global Privacy Control), sections, form State, First name, Last name, Email address (the last three required).',
  'PRV-02': 'Close control posts a close message to the parent window, to a known origin only.',
  'PRV-03': 'POST /api/v5/do_not_track; 365-day opt-out cookie.',
  'PRV-04':
    "With the browser's Global Privacy Control signal on, the frame says that the opt-out is honoured (California asks for it since January 2026).",
  'PRV-05':
    'For a signed-in visitor the choice is sent with the token and applies in every browser where they sign in (do_not_track of current_user).',
  'LAW-01':
    "'Your privacy choices' in the footer of every page, with the law's icon; 'Your opt-out signal is honored' where the browser sends Global Privacy Control; the account of who signs in there is opted out too.",
  'LOC-01': 'A tile per brand: hero and logo, or the name; fed by GET /api/v5/map; a map beside it.',
  'CAR-01':
    'GET api/v4/ip_location; up to 25 brands within 150 miles by rank, padded from the default list; failure gives the defaults; distances over 100 whole, else one decimal; default latitude 30.26.',
  'AMB-01':
    "Back to / (the app's own start), photo with 'Edit Photo', name, email, 'Member since'; cards 'Brand Links', 'Claims', 'Redemptions', 'Credit Earned'.",
  'AMB-02': 'Earnings line chart and reach bar chart, readable without colour and by a screen reader (a table).',
  'AMB-03': 'Photo: jpeg or png only; multipart PATCH; spinner; refreshed on success; failure logged, photo kept.',
  'AMB-04': 'No statistics yet, statistics that fail, and one month only each have a view; figures agree between chart, table and card.',
  'GFT-01':
    "'{name} SENT YOU A GIFT' or 'A GIFT FOR YOU', 'Claim your $amount', 'YOUR CODE', copy with 'Copied to clipboard.'; desktop QR and stores, mobile one store link; 'Explore locations' and map.",
  'GFT-02':
    "Non-gift: 'Pay with the app', 'Get 20% back', 'Easier than paying with a card', 'Loved by 3 million foodies', '{n}+ restaurants, bars & cafes', 4.9 stars, 29k reviews.",
  'GFT-03':
    'Unknown, redeemed and expired gifts, a gift without amount, brand or picture, and a failed call each have a view with a way on; the code can be read by a person who cannot copy.',
} as const
