import type { HostPrefix } from '../shared/hostPrefix.ts'

/** Texts that differ for the gift and the pass host (ENT-06). No lead may be longer than the one in the shell, which it replaces. */
export const hostMessages: Readonly<Record<HostPrefix, { readonly lead: string; readonly back: string; readonly again: string }>> = {
  give: { lead: 'Give a good meal. The receipt goes to you.', back: 'See the gift cards', again: 'Give another good meal' },
  pass: { lead: 'Dine with your pass. The receipt goes to you.', back: 'See the pass and more', again: 'See what else there is' },
  plain: { lead: 'Your receipt goes to your email.', back: 'See what there is', again: 'See what else there is' },
}
