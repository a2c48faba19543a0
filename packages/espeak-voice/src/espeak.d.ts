declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = { type: string; text_position: number; audio_position: number; id?: string }

  export class Espeak {
    set_voice(name: string): number
    set_rate(rate: number): void
    get_samplerate(): number
    synthesize(text: string, heard: (samples: Int16Array, events: EspeakEvent[]) => boolean): void
  }

  type Settings = { getPreloadedPackage?: (name: string, bytes: number) => ArrayBuffer }
  export default function load(settings: Settings): Promise<{ eSpeakNGWorker: new () => Espeak }>
}
