import type { Kind } from './thing.ts'

// The surfaces that move money on this device. Each has its place here.

type Facts = {
  /** The audience whose sign-out leaves its payments without a payer. */
  readonly audience: 'member' | 'manager' | 'business'
  /** Channels that pay things of one kind find the attempts of one another. */
  readonly things: readonly [Kind, ...Kind[]]
}

const facts = {
  hosted: { audience: 'member', things: ['bill', 'credit'] },
  diner: { audience: 'member', things: ['bill'] },
  managers: { audience: 'manager', things: ['bill', 'typedBill'] },
  purchase: { audience: 'member', things: ['purchase'] },
  order: { audience: 'business', things: ['order'] },
  refund: { audience: 'manager', things: ['refund'] },
} as const satisfies Readonly<Record<string, Facts>>

export type ChannelName = keyof typeof facts

export const channelFacts: Readonly<Record<ChannelName, Facts>> = facts

export const isChannelName = (name: unknown): name is ChannelName => typeof name === 'string' && Object.hasOwn(facts, name)
