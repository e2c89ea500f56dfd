;; The two inner loops of learning, over four numbers at a time (WebAssembly's SIMD): in JavaScript they take twice
;; as long. kernel.ts says what stands where in the memory. After a change:
;;   npm run tool -- wat2wasm src/search/learn/kernel.wat -o src/search/learn/kernel.wasm
(module
  (import "layout" "memory" (memory 1))
  (global $addresses (import "layout" "addresses") i32)
  (global $values (import "layout" "values") i32)
  (global $logits (import "layout" "logits") i32)
  (global $decay (import "layout" "decay") i32)
  (global $rowBytes (import "layout" "rowBytes") i32)
  (global $dangerAt (import "layout" "dangerAt") i32)

  ;; logits += value * row, for each of the columns whose addresses and values take so many bytes.
  (func (export "sum") (param $bytes i32)
    (local $at i32) (local $logit i32) (local $i i32) (local $row i32) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $line
      (local.set $logit (i32.add (global.get $logits) (local.get $at)))
      (local.set $a (v128.load (local.get $logit)))
      (local.set $b (v128.load offset=16 (local.get $logit)))
      (local.set $c (v128.load offset=32 (local.get $logit)))
      (local.set $d (v128.load offset=48 (local.get $logit)))
      (local.set $i (i32.const 0))
      (loop $column
        (local.set $row
          (i32.add (local.get $at) (i32.load (i32.add (global.get $addresses) (local.get $i)))))
        (local.set $value (v128.load32_splat (i32.add (global.get $values) (local.get $i))))
        (local.set $a (f32x4.add (local.get $a)
          (f32x4.mul (local.get $value) (v128.load (local.get $row)))))
        (local.set $b (f32x4.add (local.get $b)
          (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $row)))))
        (local.set $c (f32x4.add (local.get $c)
          (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $row)))))
        (local.set $d (f32x4.add (local.get $d)
          (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $row)))))
        (local.set $i (i32.add (local.get $i) (i32.const 4)))
        (br_if $column (i32.lt_u (local.get $i) (local.get $bytes))))
      (v128.store (local.get $logit) (local.get $a))
      (v128.store offset=16 (local.get $logit) (local.get $b))
      (v128.store offset=32 (local.get $logit) (local.get $c))
      (v128.store offset=48 (local.get $logit) (local.get $d))
      (local.set $at (i32.add (local.get $at) (i32.const 64)))
      (br_if $line (i32.lt_u (local.get $at) (global.get $rowBytes)))))

  ;; row -= step * (decay * row + value * slope), for each of the columns; the slopes stand where the logits stood.
  ;; $square is the sum of the slopes' squares. Danger has a slope, a rate and a sum of squares of its own.
  (func (export "descend")
    (param $bytes i32) (param $square f32) (param $rate f32) (param $dangerSlope f32) (param $dangerRate f32)
    (local $i i32) (local $at i32) (local $row i32) (local $danger i32)
    (local $value f32) (local $sum f32) (local $weight f32) (local $values4 v128) (local $step v128) (local $weights v128)
    (loop $column
      (local.set $row (i32.load (i32.add (global.get $addresses) (local.get $i))))
      (local.set $value (f32.load (i32.add (global.get $values) (local.get $i))))
      (local.set $values4 (f32x4.splat (local.get $value)))
      (local.set $danger (i32.add (local.get $row) (global.get $dangerAt)))

      (local.set $sum (f32.add (f32.load offset=4 (local.get $danger))
        (f32.mul (f32.mul (local.get $value) (local.get $value)) (local.get $square))))
      (f32.store offset=4 (local.get $danger) (local.get $sum))
      (local.set $step (f32x4.splat (f32.div (local.get $rate) (f32.sqrt (local.get $sum)))))
      (local.set $at (i32.const 0))
      (loop $four
        (local.set $weights (v128.load (i32.add (local.get $row) (local.get $at))))
        (v128.store (i32.add (local.get $row) (local.get $at))
          (f32x4.sub (local.get $weights) (f32x4.mul (local.get $step) (f32x4.add
            (f32x4.mul (local.get $weights) (v128.load (i32.add (global.get $decay) (local.get $at))))
            (f32x4.mul (local.get $values4) (v128.load (i32.add (global.get $logits) (local.get $at))))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $at) (global.get $dangerAt))))

      (local.set $sum (f32.add (f32.load offset=8 (local.get $danger))
        (f32.mul (f32.mul (local.get $value) (local.get $value))
          (f32.mul (local.get $dangerSlope) (local.get $dangerSlope)))))
      (f32.store offset=8 (local.get $danger) (local.get $sum))
      (local.set $weight (f32.load (local.get $danger)))
      (f32.store (local.get $danger)
        (f32.sub (local.get $weight) (f32.mul
          (f32.div (local.get $dangerRate) (f32.sqrt (local.get $sum)))
          (f32.add
            (f32.mul (local.get $weight) (f32.load (global.get $decay)))
            (f32.mul (local.get $value) (local.get $dangerSlope))))))

      (local.set $i (i32.add (local.get $i) (i32.const 4)))
      (br_if $column (i32.lt_u (local.get $i) (local.get $bytes)))))
)
