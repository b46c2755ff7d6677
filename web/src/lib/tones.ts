// The table's sounds as plain numbers: each is made of a few tones and rustles, and then made as loud as all others, so
// that none of them stands out. Loaded when a page may sound for the first time.
import type { Sound } from "./sound";

/** A sine or triangle that glides, or noise below a brightness (both in hertz); times in seconds. */
type Voice = { at: number; long: number; from: number; to: number; shape: "sine" | "triangle" | "noise"; loud: number };

const tone = (at: number, long: number, from: number, to: number, loud: number, shape: Voice["shape"] = "triangle"): Voice => ({ at, long, from, to, shape, loud });
const rustle = (at: number, long: number, bright: number, loud: number): Voice => tone(at, long, bright, bright, loud, "noise");

const SCORES: Record<Sound, Voice[]> = {
  move: [rustle(0, 0.06, 3200, 0.7), tone(0, 0.1, 330, 250, 0.5, "sine")],
  card: [rustle(0, 0.13, 2600, 0.8), rustle(0.06, 0.1, 6000, 0.5)],
  tile: [rustle(0, 0.08, 900, 1), tone(0, 0.16, 170, 95, 0.9, "sine")],
  piece: [rustle(0, 0.03, 4200, 0.5), tone(0, 0.14, 430, 290, 0.8)],
  dice: [0, 0.07, 0.13, 0.2, 0.3].flatMap((at, k) => [rustle(at, 0.05, 2400, 1 - k * 0.13), tone(at, 0.05, 520 - 60 * k, 400, 0.4)]),
  reveal: [rustle(0, 0.12, 2200, 0.3), tone(0.03, 0.22, 520, 780, 0.6)],
  alarm: [tone(0, 0.16, 392, 370, 0.7), tone(0.14, 0.28, 277, 262, 0.7)],
  turn: [tone(0, 0.16, 587, 587, 0.7), tone(0.13, 0.28, 784, 784, 0.7)],
  chat: [tone(0, 0.1, 880, 900, 0.6, "sine"), tone(0.08, 0.17, 1175, 1175, 0.6, "sine")],
  clock: [tone(0, 0.09, 1046, 1046, 0.7, "sine")],
  refused: [tone(0, 0.13, 196, 185, 0.8), tone(0.12, 0.18, 165, 156, 0.8)],
  win: [523, 659, 784, 1047].map((pitch, k) => tone(k * 0.12, k === 3 ? 0.7 : 0.24, pitch, pitch, 0.6)),
  loss: [440, 370, 330, 262].map((pitch, k) => tone(k * 0.16, k === 3 ? 0.7 : 0.26, pitch, pitch, 0.6)),
};

/** How loud all are: the square root of the mean square of what sounds. */
export const LOUD = 0.1;
const ATTACK = 0.004;
const RELEASE = 0.012;
const HEARD = 0.01; // a part of the peak: what is below sounds no more

/** One sound as samples between -1 and 1. The same every time. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const voices = SCORES[sound];
  const end = Math.max(...voices.map((voice) => voice.at + voice.long));
  const mixed = new Float32Array(Math.ceil(end * rate) + 1);
  for (const voice of voices) add(mixed, voice, rate);
  const gain = LOUD / loudness(mixed);
  return mixed.map((sample) => sample * gain);
}

/** The square root of the mean square between the first and the last sample that is heard. */
export function loudness(samples: Float32Array): number {
  const least = HEARD * samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const heard = (sample: number): boolean => Math.abs(sample) > least;
  const sounding = samples.subarray(samples.findIndex(heard), samples.findLastIndex(heard) + 1);
  return Math.sqrt(sounding.reduce((sum, sample) => sum + sample * sample, 0) / sounding.length);
}

function add(to: Float32Array, { at, long, from, to: until, shape, loud }: Voice, rate: number): void {
  const [first, count] = [Math.floor(at * rate), Math.floor(long * rate)];
  const passed = 1 - Math.exp((-2 * Math.PI * from) / rate); // of each new sample of noise
  let [phase, low, seed] = [0, 0, 0x2545f491];
  for (let k = 0; k < count; k += 1) {
    const now = k / rate;
    let value: number;
    if (shape === "noise") {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      low += passed * (seed / 0x80000000 - low);
      value = low * 1.6;
    } else {
      phase += (from * (until / from) ** (k / count)) / rate;
      const turn = phase % 1;
      value = shape === "sine" ? Math.sin(2 * Math.PI * turn) : 1 - 4 * Math.abs(turn < 0.75 ? turn - 0.25 : turn - 1.25);
    }
    // It begins at once and fades; both ends are nothing, so that neither clicks.
    const envelope = Math.min(1, now / ATTACK) * Math.exp((-4.5 * now) / long) * Math.min(1, (long - now) / RELEASE);
    to[first + k]! += loud * value * envelope;
  }
}
