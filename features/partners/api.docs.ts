import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The partner’s project.',
  calls: {
    getProjects: {
      about: 'The projects that the person may open. Our decision: no other call lists them, and the page needs one to open first.',
    },
    getProject: {
      about: 'The project with everything that the dashboard shows (PRT-02).',
      specified: true,
      query: { request_for: 'Always this text: the answer then has everything that the dashboard shows.' },
      response: {
        partner_project: {
          about: 'The project: the restaurants that are being set up.',
          fields: {
            id: 'The project.',
            slug: 'The project’s name in links.',
            project_id: 'The project on the guests’ side. The page does not show it.',
            address_one: 'The street and the house number of the company.',
            address_two: 'The floor or the suite of the company.',
            status:
              '`in_progress` at first, `in_review` once it is submitted, `approved` after the review. Any other word is shown as it is.',
            brands: {
              about: 'The project’s brands, as the dashboard lists them.',
              fields: {
                id: 'The brand.',
                steps_data: {
                  fields: {
                    title: 'The step’s name. It is shown as what is missing where there is no `message`.',
                    complete: 'Whether the step is done.',
                    message: 'The missing detail, as a text for the page. If null, the page shows the title.',
                    page: 'The page on which the step is done: the brand’s images or logos. Without it the form itself.',
                    field: 'The field of the form in which the step is done, by its name: the next step leads there. Null for none.',
                  },
                },
              },
            },
            project_locations: {
              about: 'The project’s locations, as the dashboard lists them.',
              fields: {
                id: 'The location.',
                name: 'The location’s name.',
                partner_brand_id:
                  'The brand that the location belongs to. Null for none: then everybody who edits locations may change it.',
                service_charge_percent:
                  'The charge for service that guests of the location must pay, in percent. Without it none is known.',
                service_charge_goes_to: {
                  about:
                    'How that charge is distributed, in the words that the bill shows. Without it the dashboard warns: Colorado’s law on prices asks for it.',
                  example: 'the servers and the kitchen',
                },
              },
            },
            all_brand_tags: {
              about: 'The tags that a brand can have, by group.',
              fields: {
                cuisine: {
                  about: 'Tags for what is cooked.',
                  fields: { id: 'The tag. A brand names it in `tag_ids`.', name: 'The tag’s name for people.' },
                },
                mood: 'Tags for the atmosphere.',
                other: 'All other tags.',
              },
            },
            finance: {
              about: 'Whether the project’s finances are complete: each location is paid to an account that is `connected`.',
              fields: {
                complete: 'Whether nothing is missing there.',
                incomplete_reason: { about: 'The missing detail of the finances, as a text for the page.', example: 'Connect an account.' },
              },
            },
            warnings: {
              about: 'Notices about the project. The dashboard shows each.',
              fields: {
                message: 'The warning, in words for the page.',
                section: 'The section that the warning leads to. Without it the warning leads nowhere.',
              },
            },
            onboarding_specialist_email_address: 'The address of the person’s contact for help. Without it the page names nobody.',
            current_user: {
              about: 'The person who is signed in, and what they may do in this project.',
              fields: {
                email: 'The person’s email address. The apps send it trimmed and in lower case.',
                is_platewell_admin: 'Whether the person works for Platewell. It gives every right, so only a readable `true` counts.',
                permission: 'The person’s role: `admin`, `editor` or `viewer`, in any case. Any other text gives no right.',
                editable_permissions: 'The permissions that this person may give to others.',
                editable_brand_ids: 'The brands that this person may edit. Without a list there are none.',
                available_projects: { fields: { slug: 'The project’s name in links, which every call of the project has in its path.' } },
                subscriber_id: {
                  about: 'The person’s account on the guests’ side, if they have one. The page does not show it.',
                  example: '501',
                },
              },
            },
            brands_editable: 'Whether brands can be changed now. In review they cannot.',
            locations_editable: 'Whether locations can be changed now. In review they cannot.',
            finances_editable: 'Whether finances can be changed now. In review they cannot.',
            integrations_editable: 'Whether integrations can be changed now. In review they cannot.',
            sections_metadata: {
              about: 'The person’s rights to change each section. Without it none.',
              fields: {
                locations: {
                  about: 'The rights to change locations.',
                  fields: {
                    editable_count: 'The number of items of the section that the person may change. Not known if it is missing.',
                    total_count: 'The number of items in the section. Not known if it is missing.',
                    preferred_navigation_id: 'The item that the person should open first.',
                    all_editable: 'Whether the person may change all of them.',
                    none_editable:
                      'Whether the person may change none of them. A value that cannot be read counts as true, so that nothing is offered for editing by mistake.',
                  },
                },
                integrations: 'The rights to change integrations.',
                brands: 'The rights to change brands.',
                finances: 'The rights to change finances.',
              },
            },
          },
        },
      },
    },
    submitProject: {
      about: 'Records when the dialog of the submission was shown, and with the status submits the project for review (PRT-03).',
      specified: true,
      body: {
        partner_project: {
          about: 'The project’s fields that the submission changes.',
          fields: { status: 'Always this text: the project goes into review. Absent when the dialog is shown, which submits nothing.' },
        },
      },
    },
  },
})
