import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { fillSchoolForm, fillSectionForm, previewSchoolForm } from './fill-form.ts'
import { addSchoolForm, deleteSchoolForm, refuseFormAhead } from './keep-form.ts'
import { listUsable, shownForm } from './school-forms.store.ts'

/** The department's own forms: kept blank, handed out filled. */
export function schoolFormsRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.listSchoolForms, async ({ actor }) =>
    (await listUsable(tx, actor)).map((form) => shownForm(actor, form)),
  )

  mount(
    app,
    api.addSchoolForm,
    async ({ actor, files: [file], request }) => {
      if (!file) refuse('upload.missing')
      const form = await addSchoolForm(house, actor, file)
      request.log.info({ user_id: actor.user_id, form_id: form.id, kind: form.kind }, 'school form added')
      return form
    },
    (coming) => refuseFormAhead(house, coming),
  )

  mount(app, api.deleteSchoolForm, async ({ actor, params: { id }, request }) => {
    const done = await deleteSchoolForm(house, actor, id)
    request.log.info({ user_id: actor.user_id, form_id: id }, 'school form removed')
    return done
  })

  mount(app, api.previewSchoolForm, ({ actor, params: { id: class_id, form_id }, query: { student_id } }) =>
    previewSchoolForm(house, actor, { class_id, form_id, student_id }),
  )
  mount(app, api.fillSchoolForm, ({ actor, params: { id: class_id, form_id }, query: { student_id } }) =>
    fillSchoolForm(house, actor, { class_id, form_id, student_id }),
  )
  mount(app, api.fillSectionForm, ({ actor, params: { form_id }, query }) =>
    fillSectionForm(house, actor, form_id, query),
  )
}
