import { useLoaded } from '../parts/use-loaded.ts'

/** As high as the code will be, so that nothing moves when it comes. */
const HEIGHT = '186px'

/** The code of a link, fetched when somebody has a link to show. */
export function LinkCode({ link }: { readonly link: string }) {
  const loaded = useLoaded(() => import('./qr-code.tsx'), [])
  return <div style={{ minBlockSize: HEIGHT }}>{loaded.state === 'here' && <loaded.value.QrCode link={link} />}</div>
}
