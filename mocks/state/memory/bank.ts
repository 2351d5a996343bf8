import type { Answer } from './attempts.ts'

const declinedMethod = /^pm_declined_(\w+?)(?:_\d+)?$/

/** Why the bank declines a payment method; undefined if it does not. */
export const getDecline = (method: string): string | undefined => declinedMethod.exec(method)?.[1]

/** The answer of a bank that declines, or that asks the payer first; null if it pays at once. */
export function bankAnswer(method: string, key: string): Answer | null {
  const declined = getDecline(method)
  if (declined !== undefined) return { outcome: 'declined', decline_code: declined }
  return method.startsWith('pm_authenticate') ? { outcome: 'requires_action', client_secret: `secret_${key}` } : null
}
