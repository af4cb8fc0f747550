import { demoSchool } from './demo-people.ts'
import { demoUuid } from './demo-uuid.ts'

const school = (name: string, address: string) => ({ id: demoUuid(`school/${name}`), name, address })

/** Invented, as their names say. */
export const demoSchools = [
  demoSchool,
  school('Inkwell High School', '2 Fountain Pen Road, Demoford'),
  school('Margin Street College', 'Margin Street, Demoford'),
  school('Ysgol Cerdyn Mynegai', 'Ffordd yr Inc, Demoford'),
  school('Paperclip Community School', '40 Ring Binder Way, Demoford'),
  school('Highlighter Hill Academy', 'Highlighter Hill, Demoford'),
] as const

const names = [
  ['Aisha Khan', 'Noah Williams', 'Freya Campbell', 'Kwame Mensah', 'Maisie Roberts', 'Oliver Novak', 'Zara Hussain'],
  ['Ethan Murphy', 'Priyanka Nair', 'Harry Bennett', 'Layla Ahmed', 'Jakub Kowalski', 'Grace Okafor'],
  ['Isla Morrison', 'Mohammed Ali', 'Poppy Fletcher', 'Daniel Osei', 'Ruby Chen', 'Callum Fraser'],
  ['Efa Prosser', 'Gethin Rees', 'Mali Bowen', 'Iestyn Pugh', 'Seren Vaughan'],
  ['Amelia Hughes', 'Tomasz Wojcik', 'Chloe Adeyemi', 'Luca Rossi', 'Hannah Goldberg', 'Yusuf Demir'],
  ['Jasmine Patel', 'Archie Sutton', 'Mei Lin', 'Connor Doyle', 'Amara Eze', 'Sofia Marques'],
] as const

export interface DemoClassmate {
  id: string
  fullName: string
  schoolId: string
  /** 0 to 1: how often and how long they study. */
  diligence: number
}

/** Pupils of the demo schools: nobody can sign in as one of them. Some study a lot, most a little. */
export const demoClassmates: readonly DemoClassmate[] = demoSchools.flatMap(({ id: schoolId }, place) =>
  (names[place] ?? []).map((fullName, seat) => ({
    id: `demo-pupil-${place + 1}-${seat + 1}`,
    fullName,
    schoolId,
    diligence: ((place * 5 + seat * 7) % 12) / 11,
  })),
)
