import type { PrivacyReport } from '#contract/privacy.ts'
import { type ConsentPurpose, consentPurposes } from '#domain/privacy/consent.ts'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { useAct } from '../ui/use-act.ts'

/** What a parent allows a child under 13; the child reads what they said. */
export function ConsentPanel({ report }: { report: PrivacyReport }) {
  const { person, consents, mayDecideConsent } = report
  const { busy, act } = useAct()
  if (consents.length === 0) return null
  const decide = (purpose: ConsentPurpose, given: boolean) =>
    act({
      work: () =>
        api('PUT /api/privacy/:id/consents/:purpose', { params: { id: person.id, purpose }, body: { given } }),
      done: given ? 'Allowed' : 'No longer allowed',
      failed: 'That was not saved',
    })
  return (
    <Panel title={mayDecideConsent ? `What ${person.fullName} may do` : 'What a parent decides'}>
      <p className="mb-3 text-ink-soft">
        {mayDecideConsent
          ? 'Under 13, these need your agreement. Everything else works without it.'
          : person.own
            ? 'Because you are under 13, a parent whom your school has confirmed says yes or no to these.'
            : 'A parent whom the school has confirmed says yes or no to these.'}
      </p>
      <ul className="grid gap-3">
        {consents.map(({ purpose, given }) => (
          <li key={purpose}>
            {mayDecideConsent ? (
              <label className="flex min-h-11 items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-1 size-5"
                  checked={given}
                  disabled={busy}
                  onChange={(event) => decide(purpose, event.target.checked)}
                />
                <span>
                  <span className="block font-bold">{consentPurposes[purpose].title}</span>
                  {consentPurposes[purpose].text}
                </span>
              </label>
            ) : (
              <p>
                <span className="font-bold">{consentPurposes[purpose].title}:</span>{' '}
                {given ? 'allowed' : 'not allowed yet'}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
