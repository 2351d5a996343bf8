import * as z from 'zod/mini'
import { savedFailure, savedSubmission } from '../../shared/api/answers/savedAnswer.ts'
import { idle } from '../../shared/api/answers/answer.ts'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import { mapped } from '../../shared/api/mapped.ts'

const text = z.nullable(z.string())
const place = z.object({ id: z.string(), name: z.string(), address: text })
const restaurant = z.object({
  placeId: text,
  name: z.string(),
  addressOne: text,
  city: text,
  state: text,
  zipCode: text,
  phone: text,
  website: text,
})
const person = z.object({ firstName: z.string(), lastName: z.string(), email: emailOnTheWire, phone: z.string().brand<'Phone'>() })
const lead = z.object({ restaurant, person })
const noSubmission = mapped(z.unknown(), () => idle)
const found = z.nullable(z.object({ q: z.string(), places: z.array(place) }))

/** The state of a lead that a reload restores. A pending search is not repeated. */
export const savedState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('finding'), found, submission: noSubmission }),
  z.object({ status: z.literal('readingPlace'), place }),
  z.object({ status: z.literal('placeFailed'), place, cause: savedFailure }),
  z.object({
    status: z.literal('describing'),
    place: z.nullable(restaurant),
    lead: z.nullable(lead),
    leadId: text,
    submission: savedSubmission,
  }),
  z.object({ status: z.literal('leadUnknown'), place: z.nullable(restaurant), lead }),
  z.object({ status: z.literal('savingDetails'), leadId: z.string(), lead }),
  z.object({ status: z.literal('detailsFailed'), leadId: z.string(), lead, cause: savedFailure }),
  z.object({ status: z.literal('bank'), leadId: z.string(), restaurant, problem: text }),
  z.object({ status: z.literal('done'), restaurant, isBankLinked: z.boolean() }),
])
