import { DrawEach } from './DrawEach.tsx'
import { samples } from './samples.ts'

interface EveryStoryProps {
  /** Which share of them is drawn, from 0. */
  readonly share: number
  /** How many shares there are. */
  readonly shares: number
}

/** Draws each story of each component in the narrowest window, and looks at it as readers of many kinds have it. */
export const EveryStory = (props: EveryStoryProps) => <DrawEach {...props} samples={samples} />
