import * as z from 'zod/mini'
import { contactDraft } from './contact.ts'
import { offer } from './offer.ts'

/** A form as it is saved: a reload does not send it again. */
export const savedIdle = z.object({ phase: z.literal('idle') })

/** Everything known up to the contact form. Each later state carries it, so that Back loses nothing that was submitted. */
export const claimDraft = z.object({
  offer,
  /** The offer's code, and whether it was typed or came with a link. */
  code: z.string(),
  entry: z.literal(['typed', 'link']),
  /** Empty until there is one. */
  claimCode: z.string(),
  contact: contactDraft,
})
export type ClaimDraft = Readonly<z.output<typeof claimDraft>>
