import * as z from 'zod/mini'
import { orDropped } from '../shared/api/dropped.ts'
import { bool, fields, flag, id, inside, integer, listOf, listOrEmpty, name, optional, nullish, percent, text } from '../shared/api/wire.ts'

// A §3 names the fields of a project. Their shapes are our decision where it is silent.

export const sectionNames = ['locations', 'brands', 'finances', 'integrations'] as const
export type SectionName = (typeof sectionNames)[number]

/** The brand of a location; null for none. One that cannot be read is a brand that nobody edits: no brand would be everybody's. */
const partnerBrandId = orDropped(nullish(id), '')

/** A US ZIP code. One that was sent as a number has lost its first zeros. */
export const zipCode = optional(
  z.codec(z.union([name, z.number()]), z.string(), { decode: (code) => String(code).padStart(5, '0'), encode: (code) => code }),
)

/** A telephone number as it is sent: its digits, as text or as a number. */
export const phoneDigits = optional(z.codec(z.union([name, z.number()]), z.string(), { decode: String, encode: (number) => number }))

/** The specification shows no values of `permission`: these are our decision. */
const permissions = ['admin', 'editor', 'viewer'] as const
export type PermissionName = (typeof permissions)[number]

/** A permission, known or not. Case does not matter: servers write `admin` as well as `Admin`. */
export const permissionValue = z.codec(name, z.string(), { decode: (text) => text.toLowerCase(), encode: (value) => value })

/** A person's permission; null for an unknown one, which gives no right. */
const permissionName = optional(z.pipe(permissionValue, z.enum(permissions)))

/** The pages of a brand on which a step is done, besides the form. */
const stepPages = ['images', 'logos'] as const
export type StepPage = (typeof stepPages)[number]

const step = fields({
  title: ['title', name],
  isDone: ['complete', flag],
  /** The missing part; null if the title names it. */
  missing: ['message', text],
  /** The page of the step: a page of the brand beside its form; null for the form itself. */
  page: ['page', optional(z.enum(stepPages))],
  /** The field of the form in which it is done, by its name on the wire; null for none. */
  field: ['field', text],
})

/** One thing that a location or a brand needs before the project can be submitted. */
export type SetupStep = z.output<typeof step>

/** `steps_data` of the wire. Its shape is our decision: `[{ title, complete, message, page, field }]`. */
const stepsData = listOrEmpty(step)

/** Something that is missing, in words, and where it is done. */
export type Missing = { readonly what: string } & Pick<SetupStep, 'title' | 'page' | 'field'>

export const missingSteps = (steps: readonly SetupStep[]): readonly Missing[] =>
  steps.flatMap(({ title, isDone, missing, page, field }) => (isDone ? [] : [{ title, what: missing ?? title, page, field }]))

const count = optional(integer)

const noMetadata = { editableCount: null, totalCount: null, firstId: null, allEditable: false, noneEditable: false }

const sectionMetadata = optional(
  fields({
    editableCount: ['editable_count', count],
    totalCount: ['total_count', count],
    firstId: ['preferred_navigation_id', optional(id)],
    allEditable: ['all_editable', flag],
    noneEditable: ['none_editable', orDropped(nullish(bool), true)],
  }),
  noMetadata,
)

const sectionsMetadata = optional(
  z.object({ locations: sectionMetadata, integrations: sectionMetadata, brands: sectionMetadata, finances: sectionMetadata }),
  { locations: noMetadata, integrations: noMetadata, brands: noMetadata, finances: noMetadata },
)

export type SectionMetadata = z.output<typeof sectionMetadata>

const availableProject = fields({ slug: ['slug', name], name: ['project_name', name] })

/** A project that the person may open. */
export type AvailableProject = z.output<typeof availableProject>

export const projectsResponse = inside('available_projects', listOf(availableProject))

const currentUser = fields({
  email: ['email', text],
  isPlatewellAdmin: ['is_platewell_admin', flag],
  permission: ['permission', permissionName],
  editablePermissions: ['editable_permissions', listOrEmpty(permissionValue)],
  editableBrandIds: ['editable_brand_ids', listOrEmpty(id)],
  availableProjects: ['available_projects', listOrEmpty(availableProject)],
  subscriberId: ['subscriber_id', optional(id)],
})

const tags = listOrEmpty(z.object({ id, name }))

/** The tags that a brand can have, by group. */
export const brandTags = z.object({ cuisine: tags, mood: tags, other: tags })
export type BrandTags = z.output<typeof brandTags>

// The project's answer has summaries of its items. An item's own answer has more: its schema loads with its page.

export const brandSummary = {
  id: ['id', id],
  name: ['brand_name', name],
  steps: ['steps_data', stepsData],
  isPopupComplete: ['popup_complete', flag],
  popupReason: ['popup_incomplete_reason', text],
} as const

export const locationSummary = {
  id: ['id', id],
  name: ['name', name],
  brandId: ['partner_brand_id', partnerBrandId],
  steps: ['steps_data', stepsData],
  isPosComplete: ['pos_complete', flag],
  posReason: ['pos_incomplete_reason', text],
} as const

/** The charge for service that guests of a location must pay, and how it is distributed. */
const serviceCharge = {
  serviceCharge: ['service_charge_percent', optional(percent)],
  serviceChargeGoesTo: ['service_charge_goes_to', text],
} as const

export const noTags: BrandTags = { cuisine: [], mood: [], other: [] }

const project = fields({
  id: ['id', id],
  slug: ['slug', name],
  projectId: ['project_id', optional(id)],
  name: ['project_name', name],
  addressOne: ['address_one', text],
  addressTwo: ['address_two', text],
  city: ['city', text],
  state: ['state', text],
  zipCode: ['zip_code', zipCode],
  status: ['status', optional(name, 'in_progress')],
  submitShownAt: ['submit_modal_displayed_at', text],
  brands: ['brands', listOrEmpty(fields(brandSummary))],
  locations: ['project_locations', listOrEmpty(fields({ ...locationSummary, ...serviceCharge }))],
  allBrandTags: ['all_brand_tags', optional(brandTags, noTags)],
  finance: [
    'finance',
    optional(fields({ isComplete: ['complete', flag], reason: ['incomplete_reason', text] }), { isComplete: false, reason: null }),
  ],
  warnings: [
    'warnings',
    optional(listOf(fields({ message: ['message', name], section: ['section', optional(z.enum(sectionNames))] })), []),
  ],
  specialistEmail: ['onboarding_specialist_email_address', text],
  currentUser: ['current_user', currentUser],
  brandsEditable: ['brands_editable', flag],
  locationsEditable: ['locations_editable', flag],
  financesEditable: ['finances_editable', flag],
  integrationsEditable: ['integrations_editable', flag],
  sections: ['sections_metadata', sectionsMetadata],
})

/** A partner's project: the restaurants that are being set up (A §3). */
export type Project = z.output<typeof project>

export const projectResponse = inside('partner_project', project)

type Address = Pick<Project, 'addressOne' | 'addressTwo' | 'city' | 'state' | 'zipCode'>

const joined = (parts: readonly (string | null)[], separator: string): string => parts.filter(Boolean).join(separator)

/** An address on one line: `12 Dock Street, Floor 2, Portland, ME 04101`; empty where nothing of it is known. */
export const formatAddress = ({ addressOne, addressTwo, city, state, zipCode }: Address): string =>
  joined([addressOne, addressTwo, city, joined([state, zipCode], ' ')], ', ')
