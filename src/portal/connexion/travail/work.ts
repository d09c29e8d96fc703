import { trustedScript } from '#portal/components/page/trustedHtml.ts'

/** Has a proof of work found beside the page, which goes on meanwhile; rejects where no worker runs. */
export const work = async (uuid: string, bits: number): Promise<string> => {
  const { default: address } = await import('./worker.ts?worker&url')
  const worker = new Worker(trustedScript(address), { type: 'module' })
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('no worker')))
      worker.postMessage({ uuid, bits })
    })
  } finally {
    worker.terminate()
  }
}
