import { Avatar } from './Avatar.tsx'

/** Wrong uses of Avatar: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the initials come from the name */}
    <Avatar src="/ana.jpg" />
    {/* @ts-expect-error -- sizes are of the scale */}
    <Avatar name="Ana López" size={48} />
    {/* @ts-expect-error -- the name is its alternative: there is no other */}
    <Avatar name="Ana López" alt="Ana" />
  </>
)
