import { buildProduct } from './build/build-product.ts'

await buildProduct({ say: console.log })
