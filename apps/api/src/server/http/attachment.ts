import { fitFileName } from './file-name.ts'

/** Returns the value of `Content-Disposition` for a downloaded file with a name in any script (RFC 5987). */
export function attachment(name: string): string {
  const fit = fitFileName(name)
  const plain = fit
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0020-\u007e]|[%;]/g, '_')
  const encoded = encodeURIComponent(fit).replaceAll(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
