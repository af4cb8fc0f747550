import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { productFolder } from './product-folder.ts'

// Before anything else is loaded: the next start takes what this one compiled.
enableCompileCache(path.join(productFolder, 'node_modules', '.cache', 'compiled'))
// The embedded database's WASM is optimised where it is hot for long: V8's usual 13 MB of executed code would optimise all that a start runs
// through, for a second of processor time and 100 MB (decision 47).
setFlagsFromString('--wasm-tiering-budget=1000000000')
await import('./main.ts')
