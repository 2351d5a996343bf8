import { Icon } from './Icon.tsx'

/** Wrong uses of Icon: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such sign */}
    <Icon name="rocket" />
    {/* @ts-expect-error -- sizes are of the scale */}
    <Icon name="dish" size={24} />
    {/* @ts-expect-error -- its colour is that of the text around it */}
    <Icon name="dish" color="red" />
  </>
)
