import { SchoolRequestMailJob } from '@klasrum/contract/school-requests'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import type { Letter } from '../../mail/letter.ts'
import { findRequest } from './school-requests.store.ts'

export const schoolRequestMailJobName = 'school-request-mail'

export const queueRequestLetter = (house: House, tx: Tx, school_request_id: number): Promise<void> =>
  house.queue.send(tx, schoolRequestMailJobName, { school_request_id })

/** A second run mails the same letter again. */
export const mailSchoolRequestLetters = (house: House): Job<typeof SchoolRequestMailJob> => ({
  name: schoolRequestMailJobName,
  payload: SchoolRequestMailJob,
  retries: 8,
  async work({ school_request_id }) {
    const request = await findRequest(house.database.tx, school_request_id)
    if (!request || request.state === 'waiting') return
    const { name, reason, asked_by, asked_by_email } = request
    const { publicUrl } = house.env
    await house.post.send(
      { name: asked_by, address: asked_by_email },
      request.state === 'approved'
        ? schoolAdded({ asked_by, name }, `${publicUrl}/classes`)
        : schoolNotAdded({ asked_by, name, reason: reason ?? '' }, `${publicUrl}/dashboard/schools`),
    )
  },
})

type About = { asked_by: string; name: string }

const schoolAdded = ({ asked_by, name }: About, url: string): Letter => ({
  subject: 'Your school was added to Klasrum',
  greeting: `Good day, ${asked_by}.`,
  paragraphs: [
    `${name} is in the list of schools now, and it is yours. Classes you made meanwhile are in it.`,
  ],
  action: { label: 'Open my classes', url, note: 'Colleagues can choose the school from now on.' },
  closing: 'Thank you, and have a good class.',
})

const schoolNotAdded = ({ asked_by, name, reason }: About & { reason: string }, url: string): Letter => ({
  subject: 'Your school was not added to Klasrum',
  greeting: `Good day, ${asked_by}.`,
  paragraphs: [`${name} could not be added to the list of schools. The reason given:`, reason],
  action: { label: 'Choose a school', url, note: 'The reason also stands on the Schools screen.' },
  closing: 'If you think this is a mistake, ask for the school again and say why in the note.',
})
