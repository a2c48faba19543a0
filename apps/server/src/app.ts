import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { accountSafetyRoutes } from './features/accounts/account-safety.routes.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { findSession } from './features/accounts/sessions.ts'
import { usersRoutes } from './features/accounts/users.routes.ts'
import { classesRoutes } from './features/classes/classes.routes.ts'
import { curriculumRoutes } from './features/curriculum/curriculum.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { gradeItemRoutes } from './features/gradebook/grade-items.routes.ts'
import { gradebookRoutes } from './features/gradebook/gradebook.routes.ts'
import { quarterGradeRoutes } from './features/gradebook/quarter-grades.routes.ts'
import { scoresRoutes } from './features/gradebook/scores.routes.ts'
import { weightRoutes } from './features/gradebook/weights.routes.ts'
import { healthReportRoutes } from './features/health/health.routes.ts'
import { enrollmentsRoutes } from './features/learners/enrollments.routes.ts'
import { rosterRoutes } from './features/learners/rosters.routes.ts'
import { studentsRoutes } from './features/learners/students.routes.ts'
import { transfersRoutes } from './features/learners/transfers.routes.ts'
import { bankRoutes } from './features/materials/bank/bank.routes.ts'
import { documentRoutes } from './features/materials/documents.routes.ts'
import { lookRoutes } from './features/materials/looks.routes.ts'
import { runRoutes } from './features/materials/runs.routes.ts'
import { modelRoutes } from './features/model/model.routes.ts'
import { pointsRoutes } from './features/points/points.routes.ts'
import { settingsRoutes } from './features/points/settings.routes.ts'
import { topUpDeskRoutes, topUpRoutes } from './features/points/top-ups.routes.ts'
import { pronunciationRoutes } from './features/pronunciations/pronunciations.routes.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { schoolFormsRoutes } from './features/school-forms/school-forms.routes.ts'
import { districtRoutes } from './features/schools/districts.routes.ts'
import { divisionRoutes } from './features/schools/divisions.routes.ts'
import { importRoutes } from './features/schools/imports.routes.ts'
import { placeChangeRoutes } from './features/schools/place-changes.routes.ts'
import { schoolRequestRoutes } from './features/schools/school-requests.routes.ts'
import { schoolRoutes } from './features/schools/schools.routes.ts'
import { termsRoutes } from './features/schools/terms.routes.ts'
import { sectionsRoutes } from './features/sections/sections.routes.ts'
import { slideshowRoutes } from './features/slideshows/slideshows.routes.ts'
import { spendingRoutes } from './features/spending/spending.routes.ts'
import { storageRoutes } from './features/storage/storage.routes.ts'
import { subjectsRoutes } from './features/subjects/subjects.routes.ts'
import { teachersRoutes } from './features/teachers/teachers.routes.ts'
import { workbookRoutes } from './features/workbooks/workbooks.routes.ts'
import { healthRoute } from './health.ts'
import type { House } from './house.ts'
import { compressAnswers } from './http/compress.ts'
import { serveDocs } from './http/docs.ts'
import { answer, answerErrors } from './http/errors.ts'
import { usePlainFieldErrors } from './http/field-errors.ts'
import { addSecurityHeaders, secured } from './http/headers.ts'
import { logRequests } from './http/log.ts'
import { measureRequests } from './http/measures.ts'
import { serveSecurityText } from './http/security-text.ts'
import { serializerCompiler } from './http/serialize.ts'
import { requireSession } from './http/session.ts'
import { acceptUploads } from './http/uploads.ts'
import { serveWeb } from './http/web.ts'

const oneMegabyte = 1_048_576

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as Fastify registered it. */
    routeList: RouteOptions[]
  }
}

/** The table of contents of the API. Who may call what stands beside each path in the contract. */
export async function buildApp(house: House, options: { webFolder?: string } = {}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: house.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < house.env.trustProxy,
    bodyLimit: oneMegabyte,
    // An address that cannot be decoded is answered before any hook runs.
    frameworkErrors: (_error, request, reply) => answer(secured(request, reply), 'request.unreadable'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.decorate('routeList', [])
  app.addHook('onRoute', (route) => {
    app.routeList.push(route)
  })
  usePlainFieldErrors()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addSecurityHeaders(app)
  compressAnswers(app)
  logRequests(app)
  measureRequests(app, house.measures)
  answerErrors(app)
  requireSession(app, (token) => findSession(house, token))
  await app.register(formbody, { bodyLimit: 16_384 })
  await acceptUploads(app, join(resolve(house.env.dataDir), 'uploading'))
  await serveDocs(app, { open: house.env.apiDocs })
  serveSecurityText(app, {
    clock: house.clock,
    contact: house.env.securityContact,
    publicUrl: house.env.publicUrl,
  })
  if (options.webFolder) await serveWeb(app, options.webFolder)
  else app.setNotFoundHandler((_request, reply) => answer(reply, 'path.not_found'))

  await app.register(async (api) => {
    healthRoute(api, house)
    healthReportRoutes(api, house)
    accountRoutes(api, house)
    accountSafetyRoutes(api, house)
    usersRoutes(api, house)
    storageRoutes(api, house)
    pointsRoutes(api, house)
    topUpRoutes(api, house)
    topUpDeskRoutes(api, house)
    settingsRoutes(api, house)
    modelRoutes(api, house)
    spendingRoutes(api, house)
    dashboardRoutes(api, house)
    divisionRoutes(api, house)
    districtRoutes(api, house)
    schoolRoutes(api, house)
    schoolRequestRoutes(api, house)
    importRoutes(api, house)
    placeChangeRoutes(api, house)
    subjectsRoutes(api, house)
    termsRoutes(api, house)
    teachersRoutes(api, house)
    classesRoutes(api, house)
    rosterRoutes(api, house)
    studentsRoutes(api, house)
    enrollmentsRoutes(api, house)
    transfersRoutes(api, house)
    gradebookRoutes(api, house)
    scoresRoutes(api, house)
    gradeItemRoutes(api, house)
    weightRoutes(api, house)
    quarterGradeRoutes(api, house)
    reportsRoutes(api, house)
    sectionsRoutes(api, house)
    workbookRoutes(api, house)
    schoolFormsRoutes(api, house)
    runRoutes(api, house)
    lookRoutes(api, house)
    documentRoutes(api, house)
    bankRoutes(api, house)
    slideshowRoutes(api, house)
    pronunciationRoutes(api, house)
    curriculumRoutes(api, house)
  })
  return app
}
