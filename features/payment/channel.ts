import type { Kind } from './thing.ts'

// The surfaces that move money on this device. Each has its place here, and among the runtime's look-ups: both do not compile without it.

type Facts = {
  /** The audience whose sign-out leaves its payments without a payer. */
  readonly audience: 'member' | 'manager' | 'business'
  /** Channels that pay things of one kind find the attempts of one another. */
  readonly things: readonly [Kind, ...Kind[]]
  /** Whether a page of another channel may look its attempts up. */
  readonly isOpen: boolean
}

const facts = {
  hosted: { audience: 'member', things: ['bill', 'credit'], isOpen: true },
  diner: { audience: 'member', things: ['bill'], isOpen: true },
  managers: { audience: 'manager', things: ['bill', 'typedBill'], isOpen: false },
  purchase: { audience: 'member', things: ['purchase'], isOpen: false },
  order: { audience: 'business', things: ['order'], isOpen: false },
  refund: { audience: 'manager', things: ['refund'], isOpen: false },
} as const satisfies Readonly<Record<string, Facts>>

export type ChannelName = keyof typeof facts

export const channelFacts: Readonly<Record<ChannelName, Facts>> = facts

export const isChannelName = (name: unknown): name is ChannelName => typeof name === 'string' && Object.hasOwn(facts, name)
