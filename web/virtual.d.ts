/// <reference types="vite/client" />
declare module 'virtual:titles/*' {
  const titles: { readonly [game: string]: { readonly name: string; readonly tagline: string } | undefined }
  export default titles
}
declare module 'virtual:lists/*' {
  const lists: { readonly [game: string]: import('../engine/words.ts').Catalogue | undefined }
  export default lists
}
