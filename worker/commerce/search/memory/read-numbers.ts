const ZERO = 48
const COMMA = 44
const MINUS = 45

/** Whole numbers with commas between, as SQL joins them; nothing for an empty text. */
export function readNumbers(text: string): Int32Array {
  if (text === '') return new Int32Array(0)
  const numbers = new Int32Array(countCommas(text) + 1)
  let [at, number, sign] = [0, 0, 1]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === COMMA) {
      numbers[at++] = sign * number
      number = 0
      sign = 1
    } else if (code === MINUS) sign = -1
    else number = number * 10 + code - ZERO
  }
  numbers[at] = sign * number
  return numbers
}

/** The same where each number stands as what it is more than the one before it. */
export function readSteps(text: string): Int32Array {
  const numbers = readNumbers(text)
  for (let at = 1; at < numbers.length; at++) {
    numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0)
  }
  return numbers
}

function countCommas(text: string): number {
  let count = 0
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1)) count++
  return count
}
