/** Catches what nobody foresaw, so that a fault in one page leaves the site standing. */
import { Component, type ComponentChildren } from 'preact'
import { say } from '../words/index.ts'

interface Props {
  readonly children: ComponentChildren
}

export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({ failed: true })
  }

  override render({ children }: Props) {
    if (!this.state.failed) return children
    return (
      <div class="page narrow">
        <h1>{say('fault.title')}</h1>
        <p class="lead">{say('fault.text')}</p>
        <p class="row">
          <button type="button" class="button first" onClick={() => location.reload()}>
            {say('fault.reload')}
          </button>
          <a class="button" href="/">
            {say('lost.home')}
          </a>
        </p>
      </div>
    )
  }
}
