import { Countdown } from './Countdown.tsx'

/** Counts seconds, and says to what end: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- time without an end says nothing */}
    <Countdown seconds={42} />
    {/* @ts-expect-error -- seconds are a number */}
    <Countdown seconds="0:42" label="Send again in" />
  </>
)
