import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { createTeacher } from './create-teacher.ts'
import { decideSchool } from './decide-school.ts'
import { editTeacher, writeTeacherByUser } from './edit-teacher.ts'
import { listTeacherUsers } from './list-teacher-users.ts'
import { countTeachers, listTeachers } from './list-teachers.ts'
import { ownTeacher, readTeacherByUser } from './read-teacher.ts'
import { countTeacherDirectory, teacherDirectory } from './teacher-directory.ts'

export function teachersRoutes(app: FastifyInstance, { database }: House): void {
  const { tx } = database

  mount(app, api.listTeacherUsers, ({ actor, query }) => listTeacherUsers(tx, actor, query))
  mount(app, api.listTeachers, ({ actor, query }) => listTeachers(tx, actor, query))
  mount(app, api.countTeachers, ({ actor, query }) => countTeachers(tx, actor, query))
  mount(app, api.ownTeacher, ({ actor }) => ownTeacher(tx, actor))
  mount(app, api.readTeacherByUser, ({ actor, params: { id } }) => readTeacherByUser(tx, actor, id))
  mount(app, api.teacherDirectory, ({ actor, query }) => teacherDirectory(tx, actor, query))
  mount(app, api.countTeacherDirectory, ({ actor, query }) => countTeacherDirectory(tx, actor, query))

  mount(app, api.createTeacher, ({ actor, body }) => createTeacher(database, actor, body))
  mount(app, api.editTeacher, ({ actor, params: { id }, body }) => editTeacher(database, actor, id, body))
  mount(app, api.writeTeacherByUser, ({ actor, params: { id }, body }) =>
    writeTeacherByUser(database, actor, id, body),
  )

  for (const [shape, decision] of [
    [api.confirmTeacherSchool, 'confirmed'],
    [api.declineTeacherSchool, 'declined'],
  ] as const)
    mount(app, shape, async ({ actor, params: { id }, body, request }) => {
      const decided = await decideSchool(database, actor, { id, seen: body.school_id, decision })
      request.log.info({ user_id: actor.user_id, teacher_id: id, decision }, 'choice of school decided')
      return decided
    })
}
