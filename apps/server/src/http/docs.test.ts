import { api } from '@klasrum/contract/api'
import type { Shape } from '@klasrum/contract/endpoint'
import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'

const app = await startApp({ work: false })

type Operation = {
  summary?: string
  security?: unknown[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

const description = (await app.anyone.send({ path: '/api/docs/openapi.json' })).body as Description
const shapes: Shape[] = Object.values(api)
const addresses = shapes.flatMap((shape) =>
  [shape.path, ...(shape.alsoAt ?? [])].map((path) => [shape.method, path, shape] as const),
)

test.each(nonEmpty(addresses))('%s %s is described as the contract has it', (method, path, shape) => {
  const operation = description.paths[path]?.[method.toLowerCase()]
  expect(operation?.summary).toBe(shape.summary)
  expect(operation?.security).toEqual(shape.access === 'anyone' ? [] : [{ bearer: [] }])
  expect(Object.keys(operation?.responses ?? {})).toContain('200')
  const encodings = {
    form: ['application/x-www-form-urlencoded'],
    multipart: ['multipart/form-data', ...(shape.files?.optional ? ['application/json'] : [])],
    json: ['application/json'],
  }[shape.encoding ?? 'json']
  expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(shape.body ? encodings : [])
})

test('nothing else is described', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(addresses.map(([method, path]) => `${method} ${path}`).sort())
})

test('the page is there, loads nothing from another host and may not', async () => {
  const first = await app.anyone.send({ path: '/api/docs' })
  const page = first.status === 200 ? first : await app.anyone.send({ path: first.headers.location ?? '' })
  expect(page.headers['content-type']).toContain('text/html')
  const sources = [...String(page.body).matchAll(/(?:src|href)\s*=\s*["']([^"']+)["']/g)].map(
    ([, url]) => url,
  )
  for (const url of nonEmpty(sources)) {
    expect(url).not.toMatch(/^(https?:)?\/\//)
    const loaded = await app.anyone.send({
      path: new URL(url ?? '', 'http://klasrum.example/api/docs/').pathname,
    })
    expect(loaded.status).toBe(200)
  }
  expect(String(page.body)).not.toMatch(/https?:\/\/(?!(www\.)?w3\.org)/)
  const policy = page.headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('F28: in production neither the page nor the description is there, and no other site may read them', async () => {
  const closed = await buildApp({ ...app.house, env: readEnv({ NODE_ENV: 'production' }) })
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/openapi.json', '/api/docs/openapi.yaml'])
    expect([path, (await closed.inject(path)).statusCode]).toEqual([path, 404])
  await closed.close()
  const open = await app.anyone.send({ path: '/api/docs/openapi.json' })
  expect(open.status).toBe(200)
  expect(open.headers['access-control-allow-origin']).toBeUndefined()
})
