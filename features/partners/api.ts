import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { projectCall } from './projectCall.ts'
import { fields, nothing } from '../shared/api/wire.ts'
import { projectResponse, projectsResponse } from './project.ts'

// A partner signs in by the call of every account: `signIn` of features/account/api.ts.

export const getProjects = endpoint({ method: 'GET', path: '/api/v6/partner_projects.json', response: projectsResponse, auth: 'required' })

export const getProject = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}.json',
  query: fields({ requestFor: ['request_for', z.literal('all')] }),
  response: projectResponse,
  auth: 'required',
})

export const submitProject = projectCall({
  method: 'PUT',
  path: '',
  body: fields({
    project: [
      'partner_project',
      fields({ status: ['status', z.optional(z.literal('in_review'))], shownAt: ['submit_modal_displayed_at', z.string()] }),
    ],
  }),
  response: nothing,
})
