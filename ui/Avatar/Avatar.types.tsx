import { Avatar } from './Avatar.tsx'

/** Wrong uses of Avatar: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the initials come from the name */}
    <Avatar src="/ana.jpg" />
    {/* @ts-expect-error -- sizes are from the scale */}
    <Avatar name="Ana López" size={48} />
    {/* @ts-expect-error -- the name is its alternative text */}
    <Avatar name="Ana López" alt="Ana" />
  </>
)
