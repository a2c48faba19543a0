declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Recogniser = {
    Init(folder: null, languages: string, engine: number, settings: null): number
    SetVariable(name: string, value: string): boolean
    /** Reads `/input`; 0 when it could. */
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetJSONText(page: number): string
    Clear(): void
  }
  type Core = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => Recogniser
  }
  const start: (settings: { print: () => void; printErr: () => void }) => Promise<Core>
  export default start
}
