import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['line', 'shortLine', 'heading', 'field', 'button', 'card', 'picture'] as const

export type SkeletonProps = {
  /** What will stand here. */
  shape: (typeof skeletonShapes)[number]
}

/** Keeps the place of something that is still on its way. Say aloud elsewhere what is awaited. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden="true" className={`${styles.skeleton} ${styles.shape[shape]}`} />
}
