import { Badge } from './Badge.tsx'

/** Wrong uses of Badge: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such tone */}
    <Badge tone="red">Late</Badge>
    {/* @ts-expect-error -- its icon is from the set */}
    <Badge icon="rocket">New</Badge>
    {/* @ts-expect-error -- it needs a text */}
    <Badge icon="check" />
    {/* @ts-expect-error -- it is not a button */}
    <Badge onClick={() => {}}>New</Badge>
  </>
)
