declare module '*.woff2?inline' {
  const dataUri: string
  export default dataUri
}
