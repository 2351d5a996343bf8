/** What a flow does next: the state it is in, then the commands to carry out. */
export type Step<State, Command> = readonly [State, ...Command[]]

/**
 * Asks to be told later. A wait belongs to the status that asked for it: when the flow leaves that status, it is dropped.
 * A wait counts by the clock on the wall, so a phone that slept is told as soon as it wakes.
 */
export type Wait<Event> = {
  readonly type: 'wait'
  /** Milliseconds from now. */
  readonly ms: number
  readonly then: Event
}
