import pg from 'pg'

function quoted(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`"${name}" is not a name for a test database.`)
  return `"${name}"`
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

async function command(clusterUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(clusterUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A copy of the template, which nobody may be connected to meanwhile. */
export async function createDatabase(
  clusterUrl: string,
  name: string,
  template = 'template0',
): Promise<string> {
  // Files are copied as they are: the other way reads every page and writes it to the log.
  await command(clusterUrl, `create database ${quoted(name)} template ${quoted(template)} strategy file_copy`)
  return databaseUrl(clusterUrl, name)
}

export const dropDatabase = (clusterUrl: string, name: string): Promise<void> =>
  command(clusterUrl, `drop database if exists ${quoted(name)} with (force)`)
