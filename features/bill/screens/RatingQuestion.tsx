import { useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { Focused } from './Focused.tsx'
import { type Rating, type RatingReason, ratingReasons } from '../paid/rating.ts'

/** The rating of a visit, and its result. */
export type VisitRating = {
  sending: Submission
  /** Null before the rating was sent. `reviewUrl`: the page for a review; null for none. */
  rated: { readonly liked: boolean; readonly reviewUrl: string | null } | null
  onRate: (rating: Rating) => void
  /** The guest has pressed a thumb. */
  onBegin?: () => void
}

const names: Readonly<Record<RatingReason, string>> = { food: 'Food', service: 'Service', wait: 'Wait', price: 'Price', place: 'Place' }

/** Asks how the visit was: two thumbs, five reasons, and a way to say nothing. */
export function RatingQuestion({ sending, rated, onRate, onBegin }: VisitRating) {
  const [liked, setLiked] = useState<boolean | null>(null)
  const [reasons, setReasons] = useState<readonly RatingReason[]>([])
  const [isSkipped, setIsSkipped] = useState(false)
  // Given before a reload, which the focus does not follow.
  const [wasRated] = useState(rated !== null)
  const busy = sending.phase === 'sending'
  if (isSkipped) return null
  if (rated) {
    const thanks = (
      <Stack space="sm">
        <Alert tone="success">Thank you for telling us.</Alert>
        {rated.liked && rated.reviewUrl !== null && (
          <LinkButton wide variant="soft" icon="external" href={rated.reviewUrl}>
            Write a review
          </LinkButton>
        )}
      </Stack>
    )
    return wasRated ? thanks : <Focused>{thanks}</Focused>
  }
  const choose = (chosen: boolean) => {
    setLiked(chosen)
    onBegin?.()
  }
  const skip = (
    <div>
      <TextButton onClick={() => setIsSkipped(true)}>Skip</TextButton>
    </div>
  )
  return (
    <Section title="How was your visit?" printed={false}>
      {liked === null ? (
        <Stack space="sm">
          <Columns space="sm">
            <Button wide variant="soft" icon="good" onClick={() => choose(true)}>
              Good
            </Button>
            <Button wide variant="soft" icon="poor" onClick={() => choose(false)}>
              Not so good
            </Button>
          </Columns>
          {skip}
        </Stack>
      ) : (
        <Focused>
          <Form busy={busy} onSubmit={() => onRate({ liked, reasons })}>
            <Stack space="md">
              <Section level={3} title={liked ? 'What was good?' : 'What could be better?'}>
                {ratingReasons.map((reason) => (
                  <Checkbox
                    key={reason}
                    label={names[reason]}
                    checked={reasons.includes(reason)}
                    onChange={() =>
                      setReasons((before) => (before.includes(reason) ? before.filter((each) => each !== reason) : [...before, reason]))
                    }
                  />
                ))}
              </Section>
              <SubmissionRefusal submission={sending} />
              <Button type="submit" wide variant="soft" pending={busy} pendingLabel="Sending your rating">
                Send
              </Button>
              {skip}
            </Stack>
          </Form>
        </Focused>
      )}
    </Section>
  )
}
