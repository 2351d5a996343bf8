/** A person who has an account: a guest who must sign in. */
export type Account = {
  readonly name: string
  readonly email: string
  /** 11 digits. */
  readonly phone: string
  readonly password: string
  readonly suspended: boolean
  /** For the sandbox's home page: what becomes of them. */
  readonly note: string
}

/** The password of every seeded account. */
export const password = 'dinner4two'

/** Two of a kind, so that each enterprise's rule for addresses admits one. */
export const accounts: readonly Account[] = [
  {
    name: 'Maya Lindqvist',
    email: 'member@northgate.example',
    phone: '12125550142',
    password,
    suspended: false,
    note: 'A member. Asked to sign in; her claims succeed.',
  },
  {
    name: 'Tomás Herrera',
    email: 'member@copperline.example',
    phone: '12125550144',
    password,
    suspended: false,
    note: 'A member. Asked to sign in; his claims succeed.',
  },
  {
    name: 'Rowan Achterberg',
    email: 'suspended@northgate.example',
    phone: '12125550143',
    password,
    suspended: true,
    note: 'Suspended: may not sign in nor claim.',
  },
  {
    name: 'Ines Okonkwo',
    email: 'suspended@copperline.example',
    phone: '12125550145',
    password,
    suspended: true,
    note: 'Suspended: may not sign in nor claim.',
  },
]
