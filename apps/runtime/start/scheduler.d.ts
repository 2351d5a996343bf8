declare module 'scheduler' {
  /** Slices last 1,000 / `fps` milliseconds. */
  export function unstable_forceFrameRate(fps: number): void
}
