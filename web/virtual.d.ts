/// <reference types="vite/client" />
declare module 'virtual:titles/*' {
  const titles: { readonly [game: string]: { readonly name: string; readonly tagline: string } | undefined }
  export default titles
}
