import * as z from 'zod/mini'
import { type Project, projectResponse } from '../project.ts'

const wire = {
  id: 41,
  slug: 'harbor-rye',
  project_name: 'Harbor & Rye Restaurants',
  status: 'in_progress',
  onboarding_specialist_email_address: 'mara@onboarding.example',
  current_user: { email: 'ines@harborrye.example', permission: 'admin' },
  brands_editable: true,
  locations_editable: true,
  finances_editable: true,
  integrations_editable: true,
}

/** A project for tests: with these fields of the wire, and else open and without anything in it. */
export const projectOf = (fields: Readonly<Record<string, unknown>> = {}): Project =>
  z.parse(projectResponse, { partner_project: { ...wire, ...fields } }).project
