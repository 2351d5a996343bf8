import type { defaultMessages } from './messages.ts'

/** A position on the earth, in degrees. */
export type Coordinates = { longitude: number; latitude: number }

/** An entry of the list. */
export type MapEntry = {
  id: string
  /** Its name, on the map and in the list. */
  name: string
  /** Address of its picture; null or missing when there is none, and the first letter of its name shows instead. */
  picture?: string | null
  /** Address of its logo, which marks its pin too; as with `picture`, it may be missing. */
  logo?: string | null
  /** Short facts on one line: "Ramen", "0.4 miles". */
  facts?: readonly string[]
  /** More about it: its address. */
  detail?: string
}

/** An entry with a known location, which is marked on the map. */
export type MapPin = MapEntry &
  Coordinates & {
    /** Address of the way there. */
    directions?: string
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

/** The pin that is pointed at or focused, on the map or in the list: both show it. */
export type LitProps = { lit: string | null; onLit: (id: string | null) => void }

export type MapListProps = Omit<PinsProps, 'pins'> &
  LitProps & {
    entries: readonly (MapEntry | MapPin)[]
    say: Pick<typeof defaultMessages, 'directions' | 'directionsTo' | 'all'>
    /** On a phone, so many entries show until all are asked for. */
    few?: number
  }
