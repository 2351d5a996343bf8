import * as z from 'zod/mini'
import { createDraft, leadSchema } from '../leadForm.ts'
import { placeResponse, placesResponse } from '../place.ts'
import { directory, listed } from './places.ts'

export const foundPlaces = z.parse(placesResponse, { places: directory.slice(0, 2).map(listed) })
export const restaurant = z.parse(placeResponse, { place: directory[0] })
export const person = { firstName: 'Ida', lastName: 'Brandt', email: 'ida@tern-table.example', phone: '2075550123' }
/** The form with all that is asked for, as its fields show it. */
export const typed = { ...createDraft(restaurant), ...person, phone: '+1 207-555-0123' }
export const lead = z.parse(leadSchema(restaurant), typed)
