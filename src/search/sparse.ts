/**
 * A number for each place, nearly all of them nothing. One is made for all queries: it remembers which
 * places a query has touched, so that only these are looked at and cleared.
 */
export class Sparse {
  /** By place; 0 where there is nothing. */
  readonly values: Float64Array
  /** What has a value, in the order in which it got one; only the first `count` mean anything. */
  readonly places: Int32Array
  count = 0

  constructor(size: number) {
    this.values = new Float64Array(size)
    this.places = new Int32Array(size)
  }

  /** Takes a place and more than nothing. */
  add(place: number, amount: number): void {
    const before = this.values[place]!
    if (before === 0) this.places[this.count++] = place
    this.values[place] = before + amount
  }

  /** Takes a place and more than nothing: it has that at least. */
  raise(place: number, least: number): void {
    const before = this.values[place]!
    if (before === 0) this.places[this.count++] = place
    if (least > before) this.values[place] = least
  }

  /** Forgets every value. */
  clear(): void {
    for (let i = 0; i < this.count; i++) this.values[this.places[i]!] = 0
    this.count = 0
  }
}
