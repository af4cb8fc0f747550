import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useAnswers } from '../session/answers/use-answers.ts'

/** Sends what this device kept, such as the answers of the guest who just signed up, and then reads the figures anew. */
export function useDeliveredAnswers(): void {
  const { progress } = useAnswers()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (progress) void revalidate()
  }, [progress, revalidate])
}
