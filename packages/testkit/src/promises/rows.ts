/** A promise, the size at which `npm run test:long` tries it, and the tests that do. */
export type Promised = { id: string; text: string; size: string; files: readonly string[] }

const running = (...names: string[]) => names.map((name) => `apps/server/src/running/${name}.test.ts`)

export const promised: readonly Promised[] = [
  {
    id: 'R13',
    text: 'A worker killed in any stage: the work goes on or ends cleanly, its result once, no file left over',
    size: '50 kills during runs on both databases together, 10 during 20 shows on each, each stage of a run',
    files: running('runs-kill', 'runs-worker', 'shows-kill', 'shows-resume'),
  },
  {
    id: 'R14',
    text: 'A worker frozen past its lease writes nothing more: one result, one charge',
    size: 'one run, and on the stand under load',
    files: running('runs-worker', 'stand-faults'),
  },
  {
    id: 'R15',
    text: 'A run that ends every worker is given up after three tries; others go on',
    size: 'three kills',
    files: running('runs-worker'),
  },
  {
    id: 'R16',
    text: 'A stop under load cuts no answer off and ends within ten seconds',
    size: 'requests and jobs at once',
    files: running('stop'),
  },
  {
    id: 'R17',
    text: 'Who queues many holds up nobody',
    size: 'two people',
    files: ['apps/server/src/features/materials/run-queue.test.ts'],
  },
  {
    id: 'R18',
    text: 'A language model or a voice that is away: the built-in ones do the work, it is charged once, and the result says so',
    size: '12 ways of failing on PostgreSQL, 10 on the embedded database',
    files: [
      'apps/server/src/features/materials/model-fails.test.ts',
      'apps/server/src/features/slideshows/edit-show.test.ts',
    ],
  },
  {
    id: 'R19',
    text: 'A second process on the same folder is refused at once',
    size: '20 times',
    files: running('second-process'),
  },
  {
    id: 'R20',
    text: 'A kill in the first start or inside a migration: the next start works',
    size: '20 kills inside the migrations and 50 in first starts, on both databases together',
    files: running('first-boot-kill', 'migration-kill'),
  },
  {
    id: 'R21',
    text: 'A database that may lose what it answered is told at the start',
    size: 'each setting',
    files: ['apps/server/src/db/durability.test.ts'],
  },
  {
    id: 'R22',
    text: 'A full disk is told, reads go on, and afterwards all works',
    size: 'uploads on a small disk; PostgreSQL on a disk of 900 MB under load',
    files: running('full-disk', 'stand-faults'),
  },
  {
    id: 'R23',
    text: 'A backup put back elsewhere is equal in rows, points and files; a crafted one is refused',
    size: 'small sites, kills on the way; parts of 200 MB to a real object store',
    files: [
      'apps/server/src/features/backups/backups.test.ts',
      'apps/server/src/features/backups/crafted-backups.test.ts',
      ...running('backups-kill', 'stand-store'),
    ],
  },
  {
    id: 'R24',
    text: 'The data of an older release come through the update with every answer, point and file',
    size: '8,876 rows and 2 files of a release with older tables, on each database',
    files: running('older-release'),
  },
  {
    id: 'R25',
    text: 'A clock that is a day off or jumps changes nothing',
    size: 'one day ahead and behind, at the start and while running; on the stand under load',
    files: ['apps/server/src/db/clock.test.ts', ...running('stand-faults')],
  },
  {
    id: 'R42',
    text: 'Many large uploads at once take less than 200 MB of memory',
    size: '50 uploads of 27 MB at once, of 5 people',
    files: ['apps/server/src/http/uploads.test.ts'],
  },
  {
    id: 'R43',
    text: 'After a day of mixed requests the memory is what it was, and no file is left open',
    size: '20,000 requests on both databases together; within 5 % of what it was after a fifth of them',
    files: running('soak'),
  },
  {
    id: 'R46',
    text: 'A fault in any handler is told with a number and without its stack',
    size: 'every call',
    files: ['apps/server/src/laws/faults.test.ts'],
  },
  {
    id: 'R47',
    text: 'Requests made from the contract: no fault, nothing of the inside',
    size: '50,000 requests on both databases together',
    files: ['apps/server/src/laws/fuzz.test.ts', 'apps/server/src/laws/wild-values.test.ts'],
  },
  {
    id: 'R48',
    text: 'The health of a server is told while it starts and while the database is away',
    size: 'start, loss and return',
    files: running('start', 'database-away'),
  },
  {
    id: 'R49',
    text: 'PostgreSQL killed, restarted, cut off and silent for 30 s, 2 s late: nothing lost, nothing doubled',
    size: 'two servers, two workers and a proxy under load',
    files: running('stand-faults', 'silent-database'),
  },
  {
    id: 'R50',
    text: 'People, a clock that leaps, workers that die at any step: no seed breaks the records',
    size: '1,000 seeds on both databases together',
    files: running('simulation'),
  },
]
