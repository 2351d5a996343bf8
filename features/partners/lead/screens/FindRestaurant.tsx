import { plainValue } from '../../../../ui/text/plainValue.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { useEnterprise } from '../../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { List } from '../../../../ui/List/List.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { listStatus, getRows } from '../../../shared/links/listStatus.ts'
import type { Remote } from '../../../shared/api/remote.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import type { Place } from '../place.ts'

export type FindProps = {
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  /** The directory's suggestions for the text; null while it is too short. */
  suggestions: Remote<readonly Place[]> | null
  /** The result of a search of all restaurants; null before one. */
  everywhere: { readonly q: string; readonly read: Remote<readonly Place[]> } | null
  onSearch: (q: string) => void
  onRetry: () => void
}

type Props = FindProps & { onPlace: (place: Place | null) => void }

/** The first step: the restaurant, by its name. */
export function FindRestaurant({ text, onText, suggestions, everywhere, onSearch, onRetry, onPlace }: Props) {
  const q = plainValue(text)
  const onSubmit = () => q !== '' && onSearch(q)
  const searched = everywhere?.q === q ? everywhere.read : null
  const isSearching = searched?.status === 'loading'
  const isEverywhere = searched !== null && !isSearching
  const read = isEverywhere ? searched : suggestions
  const rows = read === null ? [] : getRows(read)
  return (
    <Screen title={`Bring your restaurant to ${useEnterprise().settings.operator}`} intro="Find it by its name. We fill in the rest.">
      <Form busy={isSearching} onSubmit={onSubmit}>
        <Stack space="md">
          <TextField kind="search" label="Name of your restaurant" value={text} onChange={({ target }) => onText(target.value)} />
          {read !== null && (
            <>
              <VisuallyHidden live>
                {read.status === 'ready' && !read.refreshing && `${rows.length} ${rows.length === 1 ? 'restaurant' : 'restaurants'} found`}
              </VisuallyHidden>
              <List
                label="Found restaurants"
                items={rows.map((place) => ({
                  id: place.id,
                  title: place.name,
                  detail: place.address,
                  media: <Avatar name={place.name} />,
                  onSelect: () => onPlace(place),
                }))}
                {...listStatus({ read, onRetry: isEverywhere ? onSubmit : onRetry })}
                empty={
                  <EmptyState
                    icon="search"
                    title="No restaurant found"
                    text={isEverywhere ? 'Check the spelling, or add it by hand.' : 'Check the spelling, or search everywhere.'}
                  />
                }
              />
            </>
          )}
          {/* The directory's own suggestions come first. */}
          {read !== null && (
            <Button type="submit" variant="soft" wide icon="search" pending={isSearching} pendingLabel="Searching">
              Search everywhere
            </Button>
          )}
          <TextButton onClick={() => onPlace(null)}>My restaurant is not listed</TextButton>
        </Stack>
      </Form>
    </Screen>
  )
}
