declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** The build that the open page was made with. */
export const pageBuild = (): string => window.__reactRouterManifest?.version ?? ''
