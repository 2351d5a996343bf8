import { Badge } from './Badge.tsx'

/** Wrong uses of Badge: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such tone */}
    <Badge tone="red">Late</Badge>
    {/* @ts-expect-error -- its sign is one of the set */}
    <Badge icon="rocket">New</Badge>
    {/* @ts-expect-error -- a mark without messages says nothing */}
    <Badge icon="check" />
    {/* @ts-expect-error -- it is no button */}
    <Badge onClick={() => {}}>New</Badge>
  </>
)
