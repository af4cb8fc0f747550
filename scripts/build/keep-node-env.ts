/**
 * Does work that may change NODE_ENV for the whole process, as Vite does, and puts it back: what the process does or
 * starts afterwards would take itself for production.
 */
export async function keepNodeEnv<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env
  try {
    return await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
