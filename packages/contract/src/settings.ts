import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { admins, Email, Id, Limit, Moment, OptionalId } from './fields.ts'
import { ModelLimits } from './model-use.ts'
import { WorkLimits } from './spending.ts'
import { StorageLimits } from './storage.ts'
import { maxTopUp } from './top-ups.ts'

const Price = z
  .int('Use a whole number.')
  .min(0, 'Use 0 or more.')
  .max(100_000, 'That is more than a run may cost.')
export const Prices = z.object({ LESSON_PLAN: Price, SESSION: Price, QUIZ: Price, EXAM: Price })

const Tier = z.object({
  amount: z
    .int('Use whole pesos.')
    .min(1, 'Use 1 or more.')
    .max(maxTopUp, 'The most at once is 100,000 pesos.'),
  points: z.int('Use a whole number.').min(1, 'Use 1 or more.').max(1_000_000, 'Use 1,000,000 or less.'),
})
export const Tiers = z
  .array(Tier)
  .min(1, 'Keep at least one amount.')
  .max(12, 'At most 12 amounts.')
  .refine(
    (tiers) => new Set(tiers.map(({ amount }) => amount)).size === tiers.length,
    'Each amount can be listed once.',
  )

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Please remove line breaks and control characters.')

const WalletTexts = z.object({
  /** Such as GCash. */
  provider: oneLine(40),
  account_name: oneLine(120),
  account_number: oneLine(40),
  /** Shown below the number, one step per line. */
  instructions: z.string().trim().max(1000),
})
const QrName = z
  .string()
  .regex(/^[0-9a-f]{32}\.(png|jpg)$/)
  .max(36)
export const Wallet = WalletTexts.extend({ qr_picture: z.string().max(100).nullable() })
export type Wallet = z.infer<typeof Wallet>

const SupportPage = z
  .url({ protocol: /^https?$/, error: 'Please enter a web address that begins with https://' })
  .max(300)
export const Support = z.object({
  email: Email,
  page: z.union([z.literal(''), SupportPage]),
  privacy_email: Email,
})

/** Whether edits and removals of items are counted, without saying whose they are. */
const MaterialSettings = z.object({ item_verdicts: z.enum(['on', 'off']) })

/** Whether admins and school-admins must sign in with a second step. */
const AccountSettings = z.object({ second_factor: z.enum(['optional', 'needed']) })

/** Grows with every change: what was read before somebody else's change is not written over it. */
const Version = z.int().min(0).max(2_147_483_647)

export const AdminSettings = z.object({
  version: Version,
  prices: Prices,
  tiers: z.array(Tier).max(12),
  wallet: Wallet,
  support: z.object({
    email: z.string().max(254),
    page: z.string().max(300),
    privacy_email: z.string().max(254),
  }),
  material: MaterialSettings,
  model: ModelLimits,
  storage: StorageLimits,
  work: WorkLimits,
  accounts: AccountSettings,
})
export type AdminSettings = z.infer<typeof AdminSettings>

export const readSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Prices, top-up tiers, wallet instructions, support contacts and what is counted of items.',
  access: admins,
  records: 'all',
  reply: AdminSettings,
  refusals: [],
})

export const changeSettingsEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Changes the parts that are sent. Every value that changes is recorded with who and when.',
  access: admins,
  records: 'all',
  body: z.object({
    version: Version,
    prices: Prices.optional(),
    tiers: Tiers.optional(),
    wallet: WalletTexts.optional(),
    support: Support.optional(),
    material: MaterialSettings.optional(),
    accounts: AccountSettings.optional(),
    model: ModelLimits.optional(),
    storage: StorageLimits.optional(),
    work: WorkLimits.optional(),
  }),
  reply: AdminSettings,
  refusals: ['request.invalid', 'settings.changed'],
})

export const uploadWalletQrEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/settings/wallet-qr',
  summary: 'Sets the QR picture of the wallet (multipart field `file`, JPG or PNG).',
  access: admins,
  records: 'all',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: 5 * 1024 * 1024 },
  reply: AdminSettings,
  refusals: [
    'upload.missing',
    'upload.too_large',
    'upload.too_many_pixels',
    'upload.not_a_picture',
    'too_many_tries',
    'storage.full',
  ],
})

export const removeWalletQrEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/settings/wallet-qr',
  summary: 'Takes the QR picture away.',
  access: admins,
  records: 'all',
  reply: AdminSettings,
  refusals: [],
})

export const listSettingChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/settings/changes',
  summary: 'What was changed, by whom and when, newest first, by cursor.',
  access: admins,
  records: 'all',
  query: z.object({ limit: Limit(100, 20), cursor_id: OptionalId }),
  reply: z.object({
    changes: z
      .array(
        z.object({
          id: Id,
          /** Such as `prices.LESSON_PLAN` or `tiers.500`. */
          what: z.string().max(60),
          old_value: z.string().max(1000).nullable(),
          new_value: z.string().max(1000).nullable(),
          changed_by: z.string().max(170),
          changed_at: Moment,
        }),
      )
      .max(100),
    has_more: z.boolean(),
    next_cursor: z.object({ cursor_id: Id }).nullable(),
  }),
  refusals: ['request.invalid'],
})

export const walletEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet',
  summary: 'Where to pay for a top-up.',
  access: 'signed-in',
  records: 'published',
  reply: Wallet,
  refusals: [],
})

export const showWalletQrEndpoint = endpoint({
  method: 'GET',
  path: '/api/uploads/wallet/{name}',
  summary: 'The QR picture of the wallet.',
  access: 'signed-in',
  records: 'published',
  params: z.object({ name: QrName }),
  reply: FileReply,
  refusals: ['request.invalid', 'file.not_found'],
})
