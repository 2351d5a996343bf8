import * as z from 'zod/mini'
import type { Country } from '../../../themes/enterprise.ts'
import { orNull } from '../../shared/api/wire.ts'

/** `country_code` of a restaurant decides the currency, so another word makes the answer unreadable. Null: the deployment's. */
export const venueCountry = orNull(z.enum(['US', 'NZ'] satisfies readonly Country[]))
