import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** The folder of package.json, whether this runs from the source or from the bundle in `build/server`. */
export const productFolder = path.dirname(findPackageJSON(import.meta.url) ?? '.')
