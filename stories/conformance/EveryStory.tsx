import { DrawEach } from './DrawEach.tsx'
import { samples } from './samples.ts'

interface EveryStoryProps {
  /** The index of the share to render. */
  readonly share: number
  /** The number of shares. */
  readonly shares: number
}

/** Renders each story of each component in the narrowest window, and checks it for different readers. */
export const EveryStory = (props: EveryStoryProps) => <DrawEach {...props} samples={samples} />
