import { useEffect, useState } from 'react'
import { Combobox } from '../../ui/Combobox/Combobox.tsx'
import { type ComboboxOption, foldAll, matching } from '../../ui/Combobox/options.ts'
import type { Found } from '../../ui/Combobox/view.ts'
import { restaurantOptions } from '../../mocks/examples/manyRows.ts'

const all = foldAll(restaurantOptions(200))

type Props = {
  /** What the simulated server answers. */
  answers: 'all' | 'nothing' | 'failure first'
  /** Called for each search. */
  onAsked: (query: string) => void
}

/** A Combobox whose options come from a simulated server after 400 ms. */
export function SearchedCombobox({ answers, onAsked }: Props) {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [asked, setAsked] = useState(0)
  const search = (query: string) => {
    onAsked(query)
    setAsked(asked + 1)
    setFound({ query, status: 'loading' })
  }
  useEffect(() => {
    if (found?.status !== 'loading') return
    const { query } = found
    const fails = answers === 'failure first' && asked === 1
    const answer: Found = fails
      ? { query, status: 'failed', message: 'Failed to fetch locations. Please try again.' }
      : { query, status: 'ready', options: answers === 'nothing' ? [] : matching(all, query) }
    const timer = setTimeout(() => setFound(answer), 400)
    return () => clearTimeout(timer)
  }, [answers, asked, found])
  return (
    <Combobox
      label="Search for a location"
      hint="By its name, its street or its town"
      placeholder="Emberwood, Main Street, Austin…"
      value={value}
      onChange={setValue}
      found={found}
      onSearch={search}
    />
  )
}
