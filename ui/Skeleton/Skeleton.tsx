import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['line', 'shortLine', 'heading', 'field', 'button', 'card', 'picture', 'code'] as const

export type SkeletonProps = { shape: (typeof skeletonShapes)[number] }

/** Placeholder of loading content. Announce elsewhere what is loading. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden="true" className={`${styles.skeleton} ${styles.shape[shape]}`} />
}
