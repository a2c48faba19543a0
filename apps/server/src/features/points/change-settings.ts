import type { Received } from '@klasrum/contract/endpoint'
import type { AdminSettings, changeSettingsEndpoint as shape, Wallet } from '@klasrum/contract/settings'
import { pricesFrom } from '@klasrum/points/prices'
import { tiersFrom } from '@klasrum/points/tiers'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { storageLimitsFrom, storageSettingKeys } from '../storage/door.ts'
import { listValues, readSettings } from './points.store.ts'
import { addChange, latestChangeId, lockSettings, removeValue, setText, setValue } from './settings.store.ts'

type Change = Received<typeof shape.body>

export const walletFolder = 'wallet'

/** What the screen calls a value, and the key it is kept under. */
const textKeys = {
  wallet: {
    provider: 'wallet_provider',
    account_name: 'wallet_account_name',
    account_number: 'wallet_account_number',
    instructions: 'wallet_instructions',
  },
  support: { email: 'support_email', page: 'support_page', privacy_email: 'privacy_email' },
  material: { item_verdicts: 'item_verdicts' },
  accounts: { second_factor: 'second_factor' },
  model: { tokens_a_day: 'model_tokens_a_day', tokens_a_teacher: 'model_tokens_a_teacher' },
  storage: storageSettingKeys,
  work: {
    characters_a_day: 'voice_characters_a_day',
    characters_a_teacher: 'voice_characters_a_teacher',
    minutes_a_teacher: 'work_minutes_a_teacher',
  },
} as const
const qrKey = 'wallet_qr'

export async function readAdminSettings(tx: Tx): Promise<AdminSettings> {
  const texts = await readSettings(tx)
  return {
    version: await latestChangeId(tx),
    prices: pricesFrom(await listValues(tx, 'USE_POINTS', 100)),
    tiers: tiersFrom(await listValues(tx, 'TOPUP', 100)),
    wallet: walletFrom(texts),
    support: {
      email: texts.get('support_email') ?? '',
      page: texts.get('support_page') ?? '',
      privacy_email: texts.get('privacy_email') ?? '',
    },
    material: { item_verdicts: texts.get('item_verdicts') === 'on' ? 'on' : 'off' },
    accounts: { second_factor: texts.get('second_factor') === 'needed' ? 'needed' : 'optional' },
    model: {
      tokens_a_day: Number(texts.get('model_tokens_a_day') ?? 0),
      tokens_a_teacher: Number(texts.get('model_tokens_a_teacher') ?? 0),
    },
    storage: storageLimitsFrom(texts),
    work: {
      characters_a_day: Number(texts.get('voice_characters_a_day') ?? 0),
      characters_a_teacher: Number(texts.get('voice_characters_a_teacher') ?? 0),
      minutes_a_teacher: Number(texts.get('work_minutes_a_teacher') ?? 0),
    },
  }
}

export function walletFrom(texts: Map<string, string>): Wallet {
  const qr = texts.get(qrKey)
  return {
    provider: texts.get('wallet_provider') ?? '',
    account_name: texts.get('wallet_account_name') ?? '',
    account_number: texts.get('wallet_account_number') ?? '',
    instructions: texts.get('wallet_instructions') ?? '',
    qr_picture: qr ? `/api/uploads/${walletFolder}/${qr}` : null,
  }
}

/** Writes what differs, and one record for each value that does. */
export const changeSettings = (house: House, actor: Actor, { version, ...parts }: Change) =>
  inTx(house.database, async (tx) => {
    await lockSettings(tx)
    const now = await readAdminSettings(tx)
    if (now.version !== version) refuse('settings.changed')
    const writer = settingsWriter(tx, house, actor)
    if (parts.prices)
      for (const [key, value] of Object.entries(parts.prices) as [keyof typeof parts.prices, number][])
        await writer.value('USE_POINTS', `prices.${key}`, key, now.prices[key], value)
    if (parts.tiers) await writeTiers(writer, now.tiers, parts.tiers)
    for (const part of ['wallet', 'support', 'material', 'accounts', 'model', 'storage', 'work'] as const)
      for (const [name, value] of Object.entries(parts[part] ?? {}))
        await writer.text(
          `${part}.${name}`,
          textKeys[part][name as never],
          String(now[part][name as never]),
          String(value),
        )
    return readAdminSettings(tx)
  })

type Tiers = AdminSettings['tiers']

async function writeTiers(writer: SettingsWriter, before: Tiers, after: Tiers): Promise<void> {
  const old = new Map(before.map(({ amount, points }) => [amount, points]))
  const kept = new Set(after.map(({ amount }) => amount))
  for (const { amount } of before)
    if (!kept.has(amount))
      await writer.value('TOPUP', `tiers.${amount}`, String(amount), old.get(amount), null)
  for (const { amount, points } of after)
    await writer.value('TOPUP', `tiers.${amount}`, String(amount), old.get(amount), points)
}

/** Sets or takes away the QR picture's name; returns the old one, whose file can go. */
export const changeQr = (house: House, actor: Actor, name: string | null, taken?: () => void) =>
  inTx(house.database, async (tx) => {
    await lockSettings(tx)
    const old = (await readSettings(tx)).get(qrKey) ?? ''
    await settingsWriter(tx, house, actor).text('wallet.qr_picture', qrKey, old, name ?? '')
    const settings = await readAdminSettings(tx)
    taken?.()
    return { old, settings }
  })

export const findQr = async (tx: Tx): Promise<string> => (await readSettings(tx)).get(qrKey) ?? ''

type SettingsWriter = ReturnType<typeof settingsWriter>

function settingsWriter(tx: Tx, { clock }: House, { user_id }: Actor) {
  const stamp = { updated_at: clock.now(), updated_by_user_id: user_id }
  const record = (what: string, old_value: string | null, new_value: string | null) =>
    addChange(tx, { what, old_value, new_value, changed_by_user_id: user_id, changed_at: stamp.updated_at })
  return {
    async value(title: string, what: string, key: string, before: number | undefined, after: number | null) {
      if (after === before) return
      if (after === null) await removeValue(tx, title, key)
      else await setValue(tx, title, key, after, stamp)
      await record(what, before?.toString() ?? null, after?.toString() ?? null)
    },
    async text(what: string, key: string, before: string, after: string) {
      if (after === before) return
      await setText(tx, key, after, stamp)
      await record(what, before || null, after || null)
    },
  }
}
