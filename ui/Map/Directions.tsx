import { TextLink } from '../TextLink/TextLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { defaultMessages } from './messages.ts'
import type { MapPin } from './pins.ts'

type DirectionsProps = { pin: MapPin; say: Pick<typeof defaultMessages, 'directions' | 'directionsTo'> }

/** A link to the way to a pin, in a new tab: within an iframe there is no way back. */
export const Directions = ({ pin: { name, directions }, say }: DirectionsProps) =>
  directions === undefined ? null : (
    <TextLink icon="place" href={directions} newTab>
      {say.directions}
      <VisuallyHidden> {say.directionsTo(name)}</VisuallyHidden>
    </TextLink>
  )
