// When a sound plays. What each sounds like is in tones.ts, which comes when a person has done something: before that no
// browser lets a page sound, and nothing is kept to be heard later.
import { settings } from "./settings.svelte";

/** Every sound, the least important first: of several at once the most important one is heard. */
export const SOUNDS = ["move", "card", "tile", "piece", "dice", "reveal", "clock", "chat", "alarm", "refused", "turn", "loss", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds that come within so many milliseconds belong to one moment. */
const MOMENT = 140;
const CUT = 0.015; // seconds in which a sound gives way to a more important one

let context: AudioContext | null = null;
let tones: typeof import("./tones") | null = null;
let last: { sound: Sound; at: number; stop: () => void } | null = null;
const buffers = new Map<Sound, AudioBuffer>();

/** Browsers let a page sound only after a person has done something; call from such a moment. */
export function wakeSound(): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!tones) void import("./tones").then((found) => (tones = found), () => undefined); // what cannot be fetched stays silent
}

/** Plays a sound now, or never. The window is told, too, by an event `facedownsound`. */
export function play(sound: Sound): void {
  if (!settings.sounds || !context || !tones || context.state !== "running") return;
  const now = performance.now();
  if (last && now - last.at < MOMENT) {
    if (SOUNDS.indexOf(sound) <= SOUNDS.indexOf(last.sound)) return;
    last.stop();
  }
  last = { sound, at: now, stop: start(context, bufferOf(context, sound, tones)) };
  dispatchEvent(new CustomEvent("facedownsound", { detail: sound }));
}

function bufferOf(on: AudioContext, sound: Sound, from: NonNullable<typeof tones>): AudioBuffer {
  const kept = buffers.get(sound);
  if (kept) return kept;
  const samples = from.samplesOf(sound, on.sampleRate);
  const made = on.createBuffer(1, samples.length, on.sampleRate);
  made.copyToChannel(samples, 0);
  buffers.set(sound, made);
  return made;
}

/** Gives back what ends it early, without a click. */
function start(on: AudioContext, buffer: AudioBuffer): () => void {
  const [source, gain] = [on.createBufferSource(), on.createGain()];
  source.buffer = buffer;
  source.connect(gain).connect(on.destination);
  source.start();
  return () => {
    gain.gain.setValueAtTime(1, on.currentTime);
    gain.gain.linearRampToValueAtTime(0, on.currentTime + CUT);
    source.stop(on.currentTime + CUT);
  };
}
