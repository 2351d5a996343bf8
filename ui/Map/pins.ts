import type { Coordinates } from './mercator.ts'
import type { defaultMessages } from './messages.ts'

/** A marked location. */
export type MapPin = Coordinates & {
  id: string
  /** Its name, on the map and in the list. */
  name: string
  /** "0.4 miles" */
  detail?: string
  href?: string
}

export type PinsProps = {
  /** Title of the map: "Restaurants near you". */
  label: string
  /** The pins, in the order of the list. */
  pins: readonly MapPin[]
  chosen: string | null
  /** Called with the id of the chosen pin; null for none. */
  onChoose: (id: string | null) => void
}

export type MapListProps = PinsProps & { say: Pick<typeof defaultMessages, 'goTo'> }
