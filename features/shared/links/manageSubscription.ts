/** The name of the link to a member's subscriptions. The terms of a renewal name it, and each page with the link shows it. */
export const manageSubscription = 'Manage or cancel your subscription'
