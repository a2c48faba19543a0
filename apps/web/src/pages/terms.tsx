import { freePoints } from '@klasrum/points/prices'
import { Link } from '@tanstack/react-router'
import { NoticePage } from '../features/landing/notice-page.tsx'
import { useSupport } from '../lib/support.ts'

export function TermsPage() {
  return (
    <NoticePage
      title="Terms of use"
      lead="The agreement between you and Klasrum, as short as it can honestly be."
    >
      <h2>Your account</h2>
      <p>
        One account is for one person. Give your real name and an e-mail address that you can read, keep your
        password to yourself, and tell us when someone else may know it. What is done with your account counts
        as done by you.
      </p>

      <h2>Points</h2>
      <ul>
        <li>
          1 point equals 1 peso. New users get {freePoints} free points once their e-mail address is verified.
        </li>
        <li>
          You top up by paying through your mobile wallet and uploading a screenshot. Points are added after
          an admin has checked it; a request that is refused comes back with the reason.
        </li>
        <li>
          A run costs what the button says before you press it. Prices of later runs and of top-ups may
          change; points that you have stay yours.
        </li>
        <li>Points never expire. They cannot be passed on to another account.</li>
      </ul>

      <h2>Refunds</h2>
      <ul>
        <li>When a run makes nothing, its points are given back in full, by themselves.</li>
        <li>
          A payment made by mistake, or credited wrongly, is put right: write to us with the screenshot.
        </li>
        <li>Points that paid for material which was made are used up.</li>
      </ul>

      <h2>Your content</h2>
      <ul>
        <li>
          What you upload stays yours, and what is made from it is yours to use, change and print. Upload only
          what you may use.
        </li>
        <li>
          Class records belong to your school. You enter them as part of your work there, and{' '}
          <Link to="/privacy">the privacy notice</Link> says how they are handled.
        </li>
        <li>
          Generated material is a draft. You decide whether it is right and fit for your class. Grades follow
          the weights and rules that you set; check them before you sign a report.
        </li>
      </ul>

      <h2>Fair use</h2>
      <p>
        Use Klasrum for teaching and for running your school. Do not try to see other people’s records, to get
        around the limits, to overload the service, or to send fake payments. An account that does so may be
        closed.
      </p>

      <h2>What we promise, and what we cannot</h2>
      <p>
        We take care that what you saved is there tomorrow and tell you openly when something breaks. No
        service is without faults: keep your own copy of what you cannot lose, such as grades at the end of a
        quarter. These terms follow Philippine law and take away no right it gives you.
      </p>

      <h2>Changes and questions</h2>
      <p>
        When these terms change in a way that matters to you, we say so before the change applies. <Ask />
      </p>
    </NoticePage>
  )
}

function Ask() {
  const support = useSupport()
  if (!support) return null
  return (
    <>
      Questions go to <a href={`mailto:${support.email}`}>{support.email}</a>.
    </>
  )
}
