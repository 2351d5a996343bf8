import { Countdown } from './Countdown.tsx'

/** Wrong uses of Countdown: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a label */}
    <Countdown seconds={42} />
    {/* @ts-expect-error -- seconds are a number */}
    <Countdown seconds="0:42" label="Send again in" />
  </>
)
