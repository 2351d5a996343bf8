import { Skeleton } from './Skeleton.tsx'

/** Wrong uses of Skeleton: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a placeholder has the shape of its content */}
    <Skeleton />
    {/* @ts-expect-error -- sizes follow from the shape */}
    <Skeleton shape="card" height={80} />
    {/* @ts-expect-error -- there is no such shape */}
    <Skeleton shape="circle" />
  </>
)
