/** The response header that names the build with which a page, or its data, was rendered. */
export const BUILD_HEADER = 'x-revisewell-build'
