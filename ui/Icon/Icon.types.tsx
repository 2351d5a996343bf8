import { Icon } from './Icon.tsx'

/** Is one of the set: nothing here compiles. */
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
