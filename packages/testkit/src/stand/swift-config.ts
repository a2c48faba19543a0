export const rings = ['account', 'container', 'object'] as const

type Place = { etc: string; disks: string; user: string; port: number }

const head = ({ etc, disks, user, port }: Place): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${etc}
devices = ${disks}
mount_check = false
user = ${user}
workers = 0
log_level = WARNING
`

export const storageConfig = ({ ring, ...place }: Place & { ring: string }): string => `${head(place)}
[pipeline:main]
pipeline = ${ring}-server

[app:${ring}-server]
use = egg:swift#${ring}
`

/** `slo` joins the parts of a large upload; without it S3's multipart calls are refused. */
const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 's3api', 'tempauth', 'bulk', 'slo']

export const pipeline = ({
  memory,
  keys: { accessKeyId, secretAccessKey },
  ...place
}: Place & { memory: number; keys: { accessKeyId: string; secretAccessKey: string } }): string => {
  const more: Record<string, string> = {
    cache: `memcache_servers = 127.0.0.1:${memory}`,
    s3api: 'location = us-east-1',
    tempauth: `user_${accessKeyId.replace(':', '_')} = ${secretAccessKey} .admin`,
  }
  const sections = filters.map(
    (name) =>
      `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${more[name] ?? ''}`,
  )
  return `${head(place)}
[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server

${sections.join('\n')}

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
`
}
