/** The offer claim. */
export const claimRows = {
  'CLM-00': 'The state offerCode (code 0): a view and a story.',
  'CLM-01': 'The state claimCode (code 1): a view and a story.',
  'CLM-02': 'The state emailInput (code 2): a view and a story.',
  'CLM-03': 'The state smsVerification (code 3): a view and a story.',
  'CLM-04': 'The state authentication (code 4): a view and a story.',
  'CLM-05': 'The state success (code 5): a view and a story.',
  'CLM-06': 'The state altVerification (code 6): a view and a story.',
  'CLM-07': 'The state noAccount (code 7): a view and a story.',
  'CLM-08': 'The state prevClaimed (code 8): a view and a story.',
  'CLM-09': 'The state prevUsed (code 9): a view and a story.',
  'CLM-10': 'The state returnUserNoLongerAvailable (code 10): a view and a story.',
  'CLM-11': 'The state returnUserNewUserOnly (code 11): a view and a story.',
  'CLM-12': 'The state newUserNoLongerAvailable (code 12): a view and a story.',
  'CLM-13': 'The state claimOwnReferral (code 13): a view and a story.',
  'CLM-14': 'The state emailClaimSuccess (code 14): a view and a story.',
  'CLM-15': 'The state suspendedAccount (code 15): a view and a story.',
  'CLM-16':
    'The code may come base64-encoded in the URL hash and hold a claim code, an email or a phone-like value; hostile or undecodable hashes fall back to offerCode. The decoded text has up to three parts divided by :; a part that is an email or a US phone prefills the contact, wherever it stands; of the others the first is the offer code, the second the claim code. An email or phone alone opens offerCode and is not lost. Both base64 alphabets, with, without or with percent-encoded padding. A code cut short in the link opens unknownOffer with the code in the field, to be completed.',
  'CLM-17':
    "No code: offerCode entry. Otherwise the offer is loaded; loading, unknown offer and failed call each have a view ('Something went wrong...').",
  'CLM-18': 'additional_code_required: claimCode, verified; an unverified code gives the no-longer-available view.',
  'CLM-19': 'Contact by the offer: email plus phone if email opt-in is required; phone if phone is required; else email.',
  'CLM-20':
    "Phone normalised to US, 11 digits with leading 1, shown in a pattern of exactly 15 characters; 'Please enter a valid phone number.'",
  'CLM-21': 'Enterprise email rule as CHK-03; emails lower-cased and trimmed; codes stripped to letters and digits and upper-cased.',
  'CLM-22': "SMS code of 6 digits; 'Incorrect verification code. Please try again.'; 'Change phone number'; 'Didn't receive code'.",
  'CLM-23':
    'altVerification: text VERIFY to a number; polled every 3 s for up to 30 minutes, stopped on leaving, with an end state when the time is over.',
  'CLM-24':
    "An existing user signs in (password pattern at least 6; 'Invalid email or password.' stays and shows), then the claim follows. Who is signed in already claims as that account, with one press.",
  'CLM-25':
    "Every row of the error catalogue leads to its state (where the catalogue gives no literal text, by the answer's own error code or status, and by patterns that allow other wordings), including unique-code-already-claimed (prevClaimed, or success with an error view) and 'Sorry, you cannot claim your own offer.'",
  'CLM-26':
    'noAccount shows the app download step; after success the app opens after 500 ms, and a person without the app still has a button.',
  'CLM-27': 'An existing member on a new-members-only offer sees the explanation and the bonus tiers (pay, get, rounded bonus).',
  'CLM-28':
    'Offer terms: minimum spend, expiration (days, set date, none; default 30 days), redeemable days and hours, geo name, brand; default amount text $25.00.',
  'CLM-29': "sms_opt_in and email opt-in are the person's choice and reach the call.",
  'LAW-02':
    'At the phone field: rates, HELP and STOP; at the unticked box for offers by text, in the enterprise’s name: recurring automated texts, no condition of any purchase.',
  'CLM-32': 'Events of the claim carry the numeric state code beside the name.',
  'CLM-30': 'Offers of type ambassador_referral and user_referral say who invites; group and brand images of the offer are shown.',
} as const
