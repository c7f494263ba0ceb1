/** A text for comparing what is typed with what is called so: in small letters, without accents (spec 5, search). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
