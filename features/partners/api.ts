import { projectPath, projectsPath } from './paths.ts'
import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { fields, nothing } from '../shared/api/wire.ts'
import { projectResponse, projectsResponse } from './project.ts'

// The specification shows the partner calls' paths from the project's slug on (A §7): what stands before it is our decision.
// A partner signs in by the call that every account signs in by: `signIn` of features/account/api.ts.

/** The projects that the person may open. Our decision: without it nothing says which project to open first. */
export const getProjects = endpoint({ method: 'GET', path: projectsPath, response: projectsResponse, auth: 'required' })

/** The project with everything that the dashboard shows (PRT-02). */
export const getProject = endpoint({
  method: 'GET',
  path: projectPath,
  query: fields({ requestFor: ['request_for', z.literal('all')] }),
  response: projectResponse,
  auth: 'required',
})

/** Records when the dialog of the submission was shown, and with the status submits the project for review (PRT-03). */
export const submitProject = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}',
  body: fields({
    project: [
      'partner_project',
      fields({ status: ['status', z.optional(z.literal('in_review'))], shownAt: ['submit_modal_displayed_at', z.string()] }),
    ],
  }),
  response: nothing,
  auth: 'required',
})
