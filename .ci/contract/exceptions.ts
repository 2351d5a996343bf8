/** Operations whose schema allows answers that the apps refuse, and why. */
export const exceptions: Readonly<Record<string, string>> = {
  'partners_email-review_getReview':
    'The specification answers a review that is not available with 200 and `errors`: the apps say so, as for any refusal.',
}
