import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { productFolder } from './product-folder.ts'

// Before anything else is loaded: the next start takes what this one compiled.
enableCompileCache(path.join(productFolder, 'node_modules', '.cache', 'compiled'))
// The embedded database's WASM stays as V8 compiles it first: to optimise its largest function takes 600 MB and seconds of processor time,
// and makes queries no more than a fifth cheaper (decision 47).
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
await import('./main.ts')
