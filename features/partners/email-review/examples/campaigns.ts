export type CampaignEmail = {
  readonly id: string
  readonly subject: string
  readonly preview: string
  readonly picture: string | null
  readonly body: string
}

export type Campaign = {
  readonly id: string
  readonly brandName: string
  readonly logo: string
  readonly name: string
  readonly startDate: string
  readonly sendTime: string
  readonly isApproved: boolean
  /** In the order in which they are sent. */
  readonly emails: readonly CampaignEmail[]
  /** The reader of a link, by its token. */
  readonly readers: Readonly<Record<string, { readonly name: string; readonly isApprover: boolean }>>
}

const readers = { 'review-approver': { name: 'Noor Haddad', isApprover: true }, 'review-reader': { name: 'Sam Ortiz', isApprover: false } }

export const campaigns: readonly [Campaign, Campaign] = [
  {
    id: '41',
    brandName: 'Kumo Ramen',
    logo: '/pictures/kumo-logo.svg',
    name: 'Winter broth',
    startDate: '2026-12-01',
    sendTime: '10:00 AM',
    isApproved: false,
    emails: [
      {
        id: '1',
        subject: 'A bowl for the first cold evening',
        preview: 'Eighteen hours of broth.\n$25 of it is on us.',
        picture: '/pictures/kumo-hero.svg',
        body: 'Our winter broth is back. Claim $25 of dining credit, and come by before the snow does.',
      },
      {
        id: '2',
        subject: 'Your $25 is still warm',
        preview: 'It ends on Sunday.',
        picture: null,
        body: 'You have not used your credit yet. A table for two is free at seven.',
      },
    ],
    readers,
  },
  {
    id: '42',
    brandName: 'Fiammetta',
    logo: '/pictures/fiammetta-logo.svg',
    name: 'Sunday lunch',
    startDate: '2026-11-29',
    sendTime: '9:30 AM',
    isApproved: true,
    emails: [
      {
        id: '1',
        subject: 'Lunch that takes all of Sunday',
        preview: 'Four courses, one long table.',
        picture: '/pictures/fiammetta-hero.svg',
        body: 'Bring everybody. The children eat with us until they are twelve.',
      },
    ],
    readers,
  },
]
