import { plainValue } from '../../../../ui/text/plainValue.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { useEnterprise } from '../../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { List, type ListItem } from '../../../../ui/List/List.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { StepProps } from '../../../shared/flow/flow.ts'
import { listStatus, getRows } from '../../../shared/links/listStatus.ts'
import { type Remote, ready } from '../../../shared/api/remote.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../../../shared/screens/SubmissionRefusal.tsx'
import type { LeadEvent, LeadState, LeadStateOf } from '../lead.ts'
import type { Place } from '../place.ts'

export type FindProps = {
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  /** The directory's suggestions for the text; null while it is too short. */
  suggestions: Remote<readonly Place[]> | null
  onRetry: () => void
}

type Props = Pick<StepProps<LeadState, LeadEvent>, 'send'> & FindProps & { state: LeadStateOf<'finding'> }

/** The first step: the restaurant, by its name. */
export function FindRestaurant({ state, send, text, onText, suggestions, onRetry }: Props) {
  const isSearching = state.submission.phase === 'sending'
  const isEverywhere = state.found?.q === plainValue(text)
  const read = state.found && isEverywhere ? ready(state.found.places) : suggestions
  const rows = read === null ? [] : getRows(read)
  const itemFromPlace = (place: Place): ListItem => ({
    id: place.id,
    title: place.name,
    detail: place.address,
    onSelect: () => send({ type: 'placeChosen', place }),
  })
  return (
    <Screen title={`Bring your restaurant to ${useEnterprise().settings.operator}`} intro="Find it by its name. We fill in the rest.">
      <Form busy={isSearching} onSubmit={() => plainValue(text) !== '' && send({ type: 'searched', q: plainValue(text) })}>
        <Stack space="md">
          <TextField kind="search" label="Name of your restaurant" value={text} onChange={({ target }) => onText(target.value)} />
          {read !== null && (
            <>
              <VisuallyHidden live>
                {read.status === 'ready' && !read.refreshing && `${rows.length} ${rows.length === 1 ? 'restaurant' : 'restaurants'} found`}
              </VisuallyHidden>
              <List
                label="Found restaurants"
                items={rows.map(itemFromPlace)}
                {...listStatus({ read, onRetry })}
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
          <SubmissionRefusal submission={state.submission} />
          {/* The directory's own suggestions come first. */}
          {read !== null && (
            <Button type="submit" variant="soft" wide icon="search" pending={isSearching} pendingLabel="Searching">
              Search everywhere
            </Button>
          )}
          <TextButton onClick={() => send({ type: 'notListed' })}>My restaurant is not listed</TextButton>
        </Stack>
      </Form>
    </Screen>
  )
}
