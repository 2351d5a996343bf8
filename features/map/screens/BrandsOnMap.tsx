import { useDeferredValue, useMemo, useState } from 'react'
import { BrandGrid } from '../../../ui/BrandGrid/BrandGrid.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Map } from '../../../ui/Map/Map.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { MapBrand } from '../brand.ts'
import { found, isSearched, pinsOf, taking, whereOf } from '../shown.ts'

type Props = {
  brands: readonly MapBrand[]
  passOnly: boolean
  styleUrl: string | null
  /** Whether they replace a failure that had the focus, and so take it. */
  takesFocus: boolean
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export function BrandsOnMap({ brands, passOnly, styleUrl, takesFocus }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = useDeferredValue(search)
  const offered = useMemo(() => taking(brands, passOnly), [brands, passOnly])
  const shown = useMemo(() => found(offered, wanted), [offered, wanted])
  const pins = useMemo(() => pinsOf(shown), [shown])
  const tiles = useMemo(() => shown.map((brand) => ({ ...brand, detail: whereOf(brand) })), [shown])
  const summary = `${counted(shown.length, 'restaurant')} in ${counted(pins.length, 'place')}`
  const none = `No restaurant, street or town here matches “${wanted}”.`
  if (offered.length === 0) return <NoBrands passOnly={passOnly} />
  return (
    <Stack space="lg">
      <Stack space="sm">
        <Heading level={2} size="sm" takesFocus={takesFocus}>
          {summary}
          {passOnly && (shown.length === 1 ? ' takes your dining pass' : ' take your dining pass')}
        </Heading>
        {isSearched(offered) && (
          <TextField
            label="Find a restaurant"
            hint="By its name, its street or its town"
            name="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        {/* The result of a search is visible below, and announced while the focus is in the field. */}
        <VisuallyHidden live>{wanted !== '' && (shown.length === 0 ? none : summary)}</VisuallyHidden>
      </Stack>
      <Map
        label="Restaurants by place"
        pins={pins}
        chosen={chosen}
        onChoose={setChosen}
        styleUrl={styleUrl}
        empty={wanted === '' ? 'Their addresses follow soon.' : none}
      />
      {tiles.length > 0 && (
        <Section title="Every restaurant">
          <BrandGrid label="Every restaurant" brands={tiles} />
        </Section>
      )}
    </Stack>
  )
}

const NoBrands = ({ passOnly }: Pick<Props, 'passOnly'>) =>
  passOnly ? (
    <EmptyState
      icon="ticket"
      title="No restaurant takes the pass yet"
      text="The first ones are setting their tables. Please look in again soon."
    />
  ) : (
    <EmptyState icon="dish" title="No restaurants yet" text="The first ones are setting their tables. Please look in again soon." />
  )
