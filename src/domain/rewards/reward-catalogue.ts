import { z } from 'zod'

export const rewardCategories = ['gift-cards', 'features', 'cosmetics', 'boosters'] as const
export type RewardCategory = (typeof rewardCategories)[number]

export const rewardIds = [
  'book-token-10',
  'book-token-5',
  'choose-class-game',
  'music-while-revising',
  'lunch-with-a-friend',
  'lead-a-lesson',
  'choose-your-seat',
  'homework-extension',
  'name-on-the-wall',
  'name-the-mascot',
] as const
export const RewardId = z.enum(rewardIds)
export type RewardId = z.infer<typeof RewardId>

export interface Reward {
  id: RewardId
  name: string
  /** What the pupil gets, in one sentence. */
  value: string
  /** In points. */
  cost: number
  category: RewardCategory
  /** The icon's name; the screen knows its drawing. */
  icon: 'book' | 'dice' | 'music' | 'sandwich' | 'presentation' | 'armchair' | 'calendar' | 'award' | 'paw'
  /** How many there are until an admin says otherwise. What costs a school money has none until then. */
  startingStock: number
}

/** The rewards shop, with the costs of contract §9 in its order. An adult of the school hands each reward over. */
export const rewards: readonly Reward[] = [
  {
    id: 'book-token-10',
    name: '£10 book token',
    value: 'A book token to spend in any bookshop.',
    cost: 5000,
    category: 'gift-cards',
    icon: 'book',
    startingStock: 0,
  },
  {
    id: 'book-token-5',
    name: '£5 book token',
    value: 'A smaller book token, for a paperback or a comic.',
    cost: 2500,
    category: 'gift-cards',
    icon: 'book',
    startingStock: 0,
  },
  {
    id: 'choose-class-game',
    name: 'Choose the class game',
    value: 'You pick the game that ends a lesson.',
    cost: 1500,
    category: 'features',
    icon: 'dice',
    startingStock: 10,
  },
  {
    id: 'music-while-revising',
    name: 'Music while you revise',
    value: 'Headphones on for one independent study lesson.',
    cost: 800,
    category: 'boosters',
    icon: 'music',
    startingStock: 20,
  },
  {
    id: 'lunch-with-a-friend',
    name: 'Early lunch with a friend',
    value: 'You and one friend go to the front of the lunch queue for a day.',
    cost: 3000,
    category: 'features',
    icon: 'sandwich',
    startingStock: 10,
  },
  {
    id: 'lead-a-lesson',
    name: 'Lead a lesson starter',
    value: 'You plan and lead the first five minutes of a lesson.',
    cost: 4000,
    category: 'features',
    icon: 'presentation',
    startingStock: 10,
  },
  {
    id: 'choose-your-seat',
    name: 'Choose your seat',
    value: 'You sit where you like for one day.',
    cost: 600,
    category: 'boosters',
    icon: 'armchair',
    startingStock: 20,
  },
  {
    id: 'homework-extension',
    name: 'Homework extension',
    value: 'One extra day for one piece of homework.',
    cost: 2000,
    category: 'boosters',
    icon: 'calendar',
    startingStock: 20,
  },
  {
    id: 'name-on-the-wall',
    name: 'Your name on the wall',
    value: 'A certificate with your name on the classroom wall for a term.',
    cost: 2800,
    category: 'cosmetics',
    icon: 'award',
    startingStock: 10,
  },
  {
    id: 'name-the-mascot',
    name: 'Name the class mascot',
    value: 'You choose the name of the class mascot or plant.',
    cost: 3500,
    category: 'cosmetics',
    icon: 'paw',
    startingStock: 1,
  },
]

const byId = new Map(rewards.map((reward) => [reward.id, reward]))

/** @throws {Error} for an id that is in no catalogue, such as one read from storage after a reward was taken out. */
export function rewardOf(id: RewardId): Reward {
  const reward = byId.get(id)
  if (!reward) throw new Error(`There is no reward ${id}.`)
  return reward
}
