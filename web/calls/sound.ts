/** A small bell of our own: two notes, a fifth apart. */
const NOTES = [659.26, 987.77] as const
const APART_S = 0.16
const RINGS_S = 0.9
const LOUD = 0.12

let context: AudioContext | null = null

export function chime(): void {
  try {
    context ??= new AudioContext()
    // A browser that lets no page sound before it was touched stays silent.
    void context.resume().then(() => {
      if (context) NOTES.forEach((note, i) => ring(context as AudioContext, note, i * APART_S))
    })
  } catch {
    // Without sound the tray still counts.
  }
}

function ring(audio: AudioContext, note: number, after: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = note
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + RINGS_S)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + RINGS_S)
}
