/** The same rule for every event of an attempt: for a flow's statuses that hold an open attempt. */
export const onEachEvent = <Rule>(rule: Rule) => ({
  sendPaymentAnswered: rule,
  completePaymentAnswered: rule,
  lookUpPaymentAnswered: rule,
  closePaymentAnswered: rule,
  authenticateAnswered: rule,
  paymentGivenUp: rule,
  unresolvedLeft: rule,
  retry: rule,
  reloaded: rule,
})
