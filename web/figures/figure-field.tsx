/** One figure that can be corrected: the field that fits its kind, and what the game says of the value. */
import { useId } from 'preact/hooks'
import { type Figure, formOf } from '../../engine/figures.ts'
import type { FigureSpeech } from './speech.ts'
import { tell } from './words.ts'

interface Props {
  readonly figure: Figure
  readonly speech: FigureSpeech
  /** As corrected, or as in the box. */
  readonly value: unknown
  readonly changed: boolean
  readonly fault: string
  /** `undefined`: as in the box again. */
  readonly set: (value: unknown) => void
}

export function FigureField({ figure, speech, value, changed, fault, set }: Props) {
  const id = useId()
  return (
    <div class={changed ? 'figure-field changed' : 'figure-field'}>
      <Input id={id} figure={figure} speech={speech} value={value} fault={fault} set={set} />
      {changed && (
        <p class="figure-box">
          <span class="quiet">{tell('box', { value: speech.value(figure, figure.value) })}</span>{' '}
          <button type="button" class="text-button" onClick={() => set(undefined)}>
            {tell('back')}
            <span class="sr">: {speech.name(figure)}</span>
          </button>
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

interface InputProps extends Pick<Props, 'figure' | 'speech' | 'value' | 'fault' | 'set'> {
  readonly id: string
}

function Input({ id, figure, speech, value, fault, set }: InputProps) {
  const { field } = figure
  const label = speech.name(figure)
  const wrong = fault ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-fault` } : {}
  switch (field?.kind) {
    case 'number':
      return <NumberInput label={label} value={value} min={field.min} max={field.max} set={set} wrong={wrong} />
    case 'flag':
      return (
        <input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
          {...wrong}
        />
      )
    case 'choice':
      return (
        <select
          aria-label={label}
          value={String(value)}
          onChange={(event) => set(event.currentTarget.value)}
          {...wrong}
        >
          {field.values.map((each) => (
            <option key={each} value={each}>
              {speech.value(figure, each)}
            </option>
          ))}
        </select>
      )
    case 'name':
      return (
        <input
          type="text"
          aria-label={label}
          maxLength={40}
          value={value === figure.value ? speech.value(figure, value) : String(value)}
          onInput={(event) => {
            const text = event.currentTarget.value
            set(text === speech.value(figure, figure.value) ? undefined : text)
          }}
          {...wrong}
        />
      )
    case 'form':
      return <FormInput figure={figure} forms={field.forms} speech={speech} value={value} set={set} wrong={wrong} />
    case undefined:
      return null
  }
}

interface NumberProps {
  readonly label: string
  readonly value: unknown
  readonly min: number
  readonly max: number
  readonly set: (value: unknown) => void
  readonly wrong: object
}

/** What is no number is handed on as it was typed: the game says what is wrong with it. */
function NumberInput({ label, value, min, max, set, wrong }: NumberProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      class="figure-number"
      aria-label={label}
      maxLength={6}
      size={Math.max(3, String(max).length)}
      data-min={min}
      value={String(value)}
      onInput={(event) => {
        const text = event.currentTarget.value.trim()
        set(/^\d{1,6}$/.test(text) ? Number(text) : text)
      }}
      {...wrong}
    />
  )
}

interface FormProps {
  readonly figure: Figure
  readonly forms: Parameters<typeof formOf>[0]
  readonly speech: FigureSpeech
  readonly value: unknown
  readonly set: (value: unknown) => void
  readonly wrong: object
}

/** A kind and, where it has one, its number. */
function FormInput({ figure, forms, speech, value, set, wrong }: FormProps) {
  const found = formOf(forms, value)
  const label = speech.name(figure)
  return (
    <span class="figure-form">
      <select
        aria-label={label}
        value={found?.form.id ?? ''}
        onChange={(event) => {
          const form = forms.find(({ id }) => id === event.currentTarget.value)
          if (form) set(form.make(Math.max(form.number?.min ?? 0, Math.min(found?.n ?? 1, form.number?.max ?? 0))))
        }}
        {...wrong}
      >
        {!found && <option value="">{speech.value(figure, value)}</option>}
        {forms.map((form) => (
          <option key={form.id} value={form.id}>
            {speech.phrase(form.label)}
          </option>
        ))}
      </select>
      {found?.form.number && (
        <select
          aria-label={`${label}, ${tell('number')}`}
          value={found.n}
          onChange={(event) => set(found.form.make(Number(event.currentTarget.value)))}
        >
          {Array.from({ length: found.form.number.max - found.form.number.min + 1 }, (_, i) => (
            <option key={i} value={i + (found.form.number?.min ?? 0)}>
              {i + (found.form.number?.min ?? 0)}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
