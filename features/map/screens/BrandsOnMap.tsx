import { useDeferredValue, useMemo, useState } from 'react'
import { Chips } from '../../../ui/Chips/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Map } from '../../../ui/Map/Map.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { counted } from '../../shared/forms/counted.ts'
import type { MapBrand } from '../brand.ts'
import { type Visitor, found, isSearched, kindsOf, ofKind, pinsOf, taking, titleOf, unplacedOf } from '../shown.ts'
import { type Near, NearMe } from './NearMe.tsx'

export type BrandsOnMapProps = {
  brands: readonly MapBrand[]
  passOnly: boolean
  /** Whether a title above names the restaurants: then only the number of the found ones is seen. */
  isTitled?: boolean
  /** The visitor; null while their place is unknown. */
  visitor?: Visitor | null
  /** The way to ask for their place; null where the browser has none. */
  near?: Near | null
  /** On a phone, so many restaurants show until all are asked for. */
  few?: number
  /** Address of the map style; null for a list without a map. */
  styleUrl: string | null
  /** Whether they replace a failure that had the focus, and so take it. */
  takesFocus: boolean
}

const notSaid = 'Your browser did not say where you are. Search for a street or a town.'

const foundText = (count: number) => `${counted(count, 'restaurant')} found`

export function BrandsOnMap({
  brands,
  passOnly,
  styleUrl,
  visitor = null,
  near = null,
  few,
  isTitled = false,
  takesFocus,
}: BrandsOnMapProps) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = useDeferredValue(search)
  const offered = useMemo(() => taking(brands, passOnly), [brands, passOnly])
  const kinds = useMemo(() => kindsOf(offered), [offered])
  const shown = useMemo(() => found(ofKind(offered, kind), wanted), [offered, kind, wanted])
  const pins = useMemo(() => pinsOf(shown, visitor), [shown, visitor])
  const unplaced = useMemo(() => unplacedOf(shown), [shown])
  const isNarrowed = wanted !== '' || kind !== null
  const none = `No ${kind === null ? 'restaurant' : `${kind} restaurant`}, street or town here matches “${wanted}”.`
  const title = `${titleOf(offered)}${passOnly ? ' that take your dining pass' : ''}`
  if (offered.length === 0) return <NoBrands passOnly={passOnly} />
  const controls = (!isTitled || isSearched(offered)) && (
    <>
      {(!isTitled || isNarrowed) && (
        <Heading level={2} size="sm" takesFocus={takesFocus && !isTitled}>
          {isNarrowed ? foundText(shown.length) : title}
        </Heading>
      )}
      {isSearched(offered) && (
        <>
          <TextField
            label="Find a restaurant"
            placeholder="Name, cuisine or street"
            kind="search"
            name="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {near && <NearMe near={near} />}
          {kinds.length > 0 && (
            <Chips label="Cuisine" options={kinds.map((value) => ({ value, label: value }))} value={kind} onChange={setKind} />
          )}
          {near?.status === 'refused' && <Text size="sm">{notSaid}</Text>}
        </>
      )}
    </>
  )
  return (
    <>
      {isTitled && (
        <VisuallyHidden as="div">
          <Heading level={2} takesFocus={takesFocus}>
            {title}
          </Heading>
        </VisuallyHidden>
      )}
      {/* The result of a search is visible below, and announced while the focus is in the field. */}
      <VisuallyHidden live>
        {isNarrowed ? (shown.length === 0 ? none : foundText(shown.length)) : visitor?.isAsked && 'The nearest come first.'}
      </VisuallyHidden>
      <Map
        label="Restaurants"
        controls={controls}
        pins={pins}
        chosen={chosen}
        onChoose={setChosen}
        styleUrl={styleUrl}
        unplaced={unplaced}
        {...(few !== undefined && { few })}
        empty={none}
      />
    </>
  )
}

const NoBrands = ({ passOnly }: Pick<BrandsOnMapProps, 'passOnly'>) =>
  passOnly ? (
    <EmptyState
      icon="ticket"
      title="No restaurant takes the pass yet"
      text="The first ones are setting their tables. Please look in again soon."
    />
  ) : (
    <EmptyState icon="dish" title="No restaurants yet" text="The first ones are setting their tables. Please look in again soon." />
  )
