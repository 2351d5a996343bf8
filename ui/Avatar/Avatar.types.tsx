import { Avatar } from './Avatar.tsx'

/** Is somebody’s: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a name there is nothing to stand in for a picture */}
    <Avatar src="/ana.jpg" />
    {/* @ts-expect-error -- sizes are of the scale */}
    <Avatar name="Ana López" size={48} />
    {/* @ts-expect-error -- the name is its alternative: there is no other */}
    <Avatar name="Ana López" alt="Ana" />
  </>
)
