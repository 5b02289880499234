import { Arms } from '../parts/arms.tsx'
import { useTitle } from '../parts/use-title.ts'
import { say } from '../words/index.ts'

export function NotFound() {
  return <Lost title={say('lost.title')} text={say('lost.text')} href="/" onward={say('lost.home')} />
}

/** A page for what is not there, and the way on. */
export function Lost({ title, text, href, onward }: Readonly<Record<'title' | 'text' | 'href' | 'onward', string>>) {
  useTitle(title)
  return (
    <div class="page narrow bare">
      <Arms class="ornament" />
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p>
        <a class="button first" href={href}>
          {onward}
        </a>
      </p>
    </div>
  )
}
