import * as z from 'zod/mini'
import { anyEmail, emailSchema } from '../contact/email.ts'
import type { Country } from '../../../themes/enterprise.ts'
import { phoneText, phonesOf } from '../contact/formatPhone.ts'
import { type AddressDraft, byEmail, byText } from './address.ts'

/** An address for a gift as it is typed into a form, with other fields. */
export const withTypedAddress = <const Shape extends z.core.$ZodLooseShape>(others: Shape, country: Country = 'US') =>
  z.discriminatedUnion('by', [
    z.object({ ...others, ...byEmail, recipientEmail: emailSchema(anyEmail) }),
    z.object({ ...others, ...byText, recipientPhone: phonesOf[country].schema }),
  ])

/** The address as people write it. */
export const addressText = ({ by, recipientEmail, recipientPhone }: AddressDraft): string =>
  by === 'email' ? recipientEmail : phoneText(recipientPhone)
