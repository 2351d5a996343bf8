import type { PermissionName, BrandTags } from '../../../features/partners/project.ts'

/** A person of a restaurant, who may sign in to the partner portal. The password is the one of every seeded account. */
export type PartnerAccount = {
  readonly email: string
  readonly permission: PermissionName
  /** The permissions that they may give. */
  readonly gives: readonly string[]
  readonly isPlatewellAdmin?: true
  readonly projects: readonly string[]
  /** For the sandbox's home page. */
  readonly note: string
}

/** A project without its locations and brands. */
export type ProjectSeed = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly addressOne: string
  readonly addressTwo: string | null
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** The brands that its partners may change; null for all. */
  readonly editableBrandIds: readonly string[] | null
  readonly specialistEmail: string
}

const everyPermission = ['admin', 'editor', 'viewer']

export const partnerAccounts: readonly PartnerAccount[] = [
  {
    email: 'ines@harborrye.example',
    permission: 'admin',
    gives: everyPermission,
    projects: ['harbor-rye', 'tern-group'],
    note: 'A partner with two projects.',
  },
  {
    email: 'priya@harborrye.example',
    permission: 'editor',
    gives: ['viewer'],
    projects: ['harbor-rye'],
    note: 'Edits locations and brands, and may invite viewers. Finances and the submission are an admin’s.',
  },
  {
    email: 'theo@harborrye.example',
    permission: 'viewer',
    gives: [],
    projects: ['harbor-rye'],
    note: 'May view one project, and change nothing.',
  },
  {
    email: 'noor@fernkitchen.example',
    permission: 'admin',
    gives: everyPermission,
    projects: ['fern-kitchen'],
    note: 'A partner whose project is empty: named, with nothing filled in.',
  },
  {
    email: 'sky@platewell.example',
    permission: 'viewer',
    gives: everyPermission,
    isPlatewellAdmin: true,
    projects: ['harbor-rye', 'tern-group', 'fern-kitchen'],
    note: 'One of Platewell’s own people: edits every project, also while it is in review.',
  },
]

export const projectSeeds: readonly ProjectSeed[] = [
  {
    id: '41',
    slug: 'harbor-rye',
    name: 'Harbor & Rye Restaurants',
    addressOne: '12 Dock Street',
    addressTwo: 'Floor 2',
    city: 'Portland',
    state: 'ME',
    zipCode: '04101',
    editableBrandIds: null,
    specialistEmail: 'mara@onboarding.example',
  },
  {
    id: '42',
    slug: 'tern-group',
    name: 'Tern Hospitality Group',
    addressOne: '900 Mill Street',
    addressTwo: null,
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    editableBrandIds: ['201', '202', '203'],
    specialistEmail: 'mara@onboarding.example',
  },
  {
    id: '43',
    slug: 'fern-kitchen',
    name: 'Fern Kitchen',
    addressOne: '3 Alder Street',
    addressTwo: null,
    city: 'Denver',
    state: 'CO',
    zipCode: '80202',
    editableBrandIds: null,
    specialistEmail: 'mara@onboarding.example',
  },
]

const tagged = (first: number, names: readonly string[]) => names.map((name, index) => ({ id: String(first + index), name }))

export const brandTagExamples: BrandTags = {
  cuisine: tagged(1, ['American', 'Bakery', 'French', 'Italian', 'Japanese', 'Mexican', 'Seafood', 'Steakhouse', 'Vegetarian']),
  mood: tagged(31, ['Business lunch', 'Celebration', 'Date night', 'Family', 'Late night', 'Quick bite']),
  other: tagged(61, ['Full bar', 'Gluten-free options', 'Live music', 'Outdoor seating', 'Private dining', 'Wheelchair access']),
}

export const cmsProviderExamples = [
  { value: 'squarespace', label: 'Squarespace' },
  { value: 'wix', label: 'Wix' },
  { value: 'wordpress', label: 'WordPress' },
  { value: 'other', label: 'Another one' },
] as const
