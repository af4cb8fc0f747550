import { startProduct } from './start-product.ts'

// Fills the folder that it is told with the demo data: `npm test` copies it for every part of the screens' tests.
const [, , folder] = process.argv
if (!folder) throw new Error('Which folder?')
const { stop } = await startProduct(folder)
await stop()
