import { textIn } from './form-outcome.ts'

/** What a posted profile form changes. A field that the form does not have changes nothing. */
export function changesIn(form: FormData) {
  const has = (name: string) => form.has(name)
  return {
    ...(has('fullName') && { fullName: textIn(form, 'fullName') }),
    ...(has('school') && { school: textIn(form, 'school').trim() || null }),
    ...(has('timeZone') && { timeZone: textIn(form, 'timeZone') }),
    ...(has('dailyGoal') && { dailyGoal: Number(textIn(form, 'dailyGoal')) }),
    // A box that is not ticked is not posted: the hidden field says that there was one.
    ...(has('hasTimedAdvance') && { timedAdvance: has('timedAdvance') }),
    ...(has('hasOnLeaderboards') && { onLeaderboards: has('onLeaderboards') }),
  }
}
