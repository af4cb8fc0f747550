import { buildProduct } from './build/build-product.ts'

try {
  await buildProduct({ say: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
