// The variant without inline styles and workers, which our content security policy would refuse.
import 'altcha/external'
import 'altcha/altcha.css'
import './altcha-tokens.css'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import ShaWorker from 'altcha/workers/sha?worker'

for (const bits of [256, 384, 512]) {
  $altcha.algorithms.set(`SHA-${bits}`, () => new ShaWorker())
  $altcha.algorithms.set(`PBKDF2/SHA-${bits}`, () => new Pbkdf2Worker())
}
