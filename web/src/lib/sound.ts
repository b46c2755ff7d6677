// Six short sounds, made on the spot from oscillators and noise. Silent until a person switches them on.
import { settings } from "./settings.svelte";

export type Sound = "place" | "turn" | "reveal" | "mine" | "alarm" | "win";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a person has done something; call from such a moment. */
export function wakeSound(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== "running") return;
  const start = context.currentTime + 0.01;
  scores[sound](context, start);
}

const scores: Record<Sound, (on: AudioContext, start: number) => void> = {
  place: (on, start) => {
    thud(on, start, 0.09, 900, 0.35);
    tone(on, start, 150, 90, 0.12, "sine", 0.3);
  },
  turn: (on, start) => thud(on, start, 0.07, 3200, 0.12),
  reveal: (on, start) => {
    thud(on, start, 0.16, 2400, 0.1);
    tone(on, start + 0.03, 520, 780, 0.16, "triangle", 0.08);
  },
  mine: (on, start) => {
    tone(on, start, 587, 587, 0.14, "triangle", 0.12);
    tone(on, start + 0.12, 784, 784, 0.2, "triangle", 0.12);
  },
  alarm: (on, start) => {
    tone(on, start, 196, 185, 0.18, "triangle", 0.14);
    tone(on, start + 0.16, 165, 156, 0.24, "triangle", 0.14);
  },
  win: (on, start) => {
    for (const [step, pitch] of [523, 659, 784, 1047].entries()) {
      tone(on, start + step * 0.11, pitch, pitch, step === 3 ? 0.5 : 0.18, "triangle", 0.13);
    }
  },
};

function tone(
  on: AudioContext,
  start: number,
  from: number,
  to: number,
  length: number,
  shape: OscillatorType,
  loud: number,
): void {
  const voice = on.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(fade(on, start, length, loud));
  voice.start(start);
  voice.stop(start + length);
}

function thud(on: AudioContext, start: number, length: number, brightness: number, loud: number): void {
  const frames = Math.ceil(on.sampleRate * length);
  const noise = on.createBuffer(1, frames, on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) samples[frame] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = brightness;
  source.connect(filter).connect(fade(on, start, length, loud));
  source.start(start);
}

function fade(on: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(on.destination);
  return gain;
}
