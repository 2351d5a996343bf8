import { Skeleton } from './Skeleton.tsx'

/** Keeps the place of something known: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- what will stand there is known */}
    <Skeleton />
    {/* @ts-expect-error -- sizes follow from the shape */}
    <Skeleton shape="card" height={80} />
    {/* @ts-expect-error -- there is no such shape */}
    <Skeleton shape="circle" />
  </>
)
