import * as z from 'zod/mini'
import type { Ticket } from '../bill/ticket.ts'
import { partChoice } from '../bill/sums/part.ts'
import { chosenTip } from '../bill/tipping/tip.ts'
import type { Venue } from '../bill/venue.ts'
import type { OrderLink } from './link.ts'

/** The diner's choices. Every step carries them, so that going back loses nothing. */
const choices = z.object({
  /** Null: all that is due. */
  part: z.nullable(partChoice),
  /** Null before the diner changes the suggested one. */
  tip: z.nullable(chosenTip),
  /** The claim of the chosen offer; null for none. */
  claimId: z.nullable(z.string()),
  /** The credit to buy; null for 'Just cover my bill today'. */
  creditOptionId: z.nullable(z.string()),
  /** The diner has left the tip step. */
  hasTipped: z.boolean(),
})
export type Choices = Readonly<z.output<typeof choices>>

const stages = ['redeemCredit', 'addCredit', 'review'] as const
/** The stages between which the diner goes back and forth, and at which a card may be typed. */
export type Stage = (typeof stages)[number]

/** The stage of this name; undefined for another status. */
export const stageNamed = (status: string | undefined): Stage | undefined => stages.find((stage) => stage === status)

/** The state that a reload and a new sign-in restore. */
export const restored = z.object({ choices, stage: z.nullable(z.literal(stages)) })
export type Restored = Readonly<z.output<typeof restored>>

/** The venue, and when it was read (milliseconds since 1970): offers expire by that clock. */
export type ReadVenue = Venue & { readonly readAt: number }
export type VenueRead = ReadVenue & { readonly projectId: string }

export type Visit = { readonly link: OrderLink; readonly venue: VenueRead; readonly ticket: Ticket; readonly choices: Choices }

/** A read of the bill: the restored state, and the diner's notice after it. */
export type Opening = { readonly link: OrderLink; readonly restored: Restored | null; readonly notice: string | null }
