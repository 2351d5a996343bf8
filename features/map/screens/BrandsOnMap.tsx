import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Map } from '../../../ui/Map/Map.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { MapBrand } from '../brand.ts'
import { type DistanceTo, found, isSearched, pinsOf, taking, titleOf, unplacedOf } from '../shown.ts'

export type BrandsOnMapProps = {
  brands: readonly MapBrand[]
  passOnly: boolean
  /** Whether a title above names the restaurants: then only the number of the found ones is seen. */
  isTitled?: boolean
  /** Missing while the visitor's place is unknown. */
  distanceTo?: DistanceTo
  /** On a phone, so many restaurants show until all are asked for. */
  few?: number
  /** Address of the map style; null for a list without a map. */
  styleUrl: string | null
  /** Whether they replace a failure that had the focus, and so take it. */
  takesFocus: boolean
}

const noDistance: DistanceTo = () => null

const foundText = (count: number) => `${count} restaurant${count === 1 ? '' : 's'} found`

export function BrandsOnMap({ brands, passOnly, styleUrl, distanceTo = noDistance, few, isTitled = false, takesFocus }: BrandsOnMapProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = useDeferredValue(search)
  const offered = useMemo(() => taking(brands, passOnly), [brands, passOnly])
  const shown = useMemo(() => found(offered, wanted), [offered, wanted])
  const pins = useMemo(() => pinsOf(shown, distanceTo), [shown, distanceTo])
  const unplaced = useMemo(() => unplacedOf(shown), [shown])
  const none = `No restaurant, street or town here matches “${wanted}”.`
  const title = `${titleOf(offered)}${passOnly ? ' that take your dining pass' : ''}`
  if (offered.length === 0) return <NoBrands passOnly={passOnly} />
  return (
    <Stack space="lg">
      {isTitled && (
        <VisuallyHidden as="div">
          <Heading level={2} takesFocus={takesFocus}>
            {title}
          </Heading>
        </VisuallyHidden>
      )}
      {(!isTitled || isSearched(offered)) && (
        <Stack space="sm">
          {(!isTitled || wanted !== '') && (
            <Heading level={2} size="sm" takesFocus={takesFocus && !isTitled}>
              {wanted === '' ? title : foundText(shown.length)}
            </Heading>
          )}
          {isSearched(offered) && (
            <TextField
              label="Find a restaurant"
              hint="By its name, its street or its town"
              name="search"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
        </Stack>
      )}
      {/* The result of a search is visible below, and announced while the focus is in the field. */}
      <VisuallyHidden live>{wanted !== '' && (shown.length === 0 ? none : foundText(shown.length))}</VisuallyHidden>
      <Map
        label="Restaurants"
        pins={pins}
        chosen={chosen}
        onChoose={setChosen}
        styleUrl={styleUrl}
        unplaced={unplaced}
        {...(few !== undefined && { few })}
        empty={none}
      />
    </Stack>
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
