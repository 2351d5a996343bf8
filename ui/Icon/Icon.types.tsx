import { Icon } from './Icon.tsx'

/** Wrong uses of Icon: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such icon */}
    <Icon name="rocket" />
    {/* @ts-expect-error -- sizes are from the scale */}
    <Icon name="dish" size={24} />
    {/* @ts-expect-error -- it inherits its colour */}
    <Icon name="dish" color="red" />
  </>
)
