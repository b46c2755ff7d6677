// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { aim as hyst } from "../boards/hyst/lesson/aim";
import { aim as nusubito } from "../boards/nusubito/lesson/aim";
import { aim as nyet } from "../boards/nyet/lesson/aim";
import { aim as hero } from "../boards/shy_monsters/lesson/hero/aim";
import { firstOf, nameOf } from "./spotlight";

afterEach(() => vi.restoreAllMocks());

function drawn(html: string): HTMLElement {
  document.body.innerHTML = html;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.dataset.gone === undefined ? 40 : 0, 40);
  });
  return document.body;
}

test("the first aim that is drawn is lit", () => {
  const board = drawn(`<button data-rod="1" data-gone></button><button data-rod="3">Rod 3</button><i class="other"></i>`);
  expect(firstOf(board, ['[data-rod="1"]', '[data-rod="3"]', ".other"])?.dataset.rod).toBe("3");
  expect(firstOf(board, [".none"])).toBeNull();
});

test("it is named as a screen reader names it", () => {
  const board = drawn(`<button aria-label="Rod of row 3">III</button><button><span class="hidden-text">blue 9</span><b>9</b></button><button> Lay
    Coin </button>`);
  expect([...board.querySelectorAll("button")].map(nameOf)).toEqual(["Rod of row 3", "blue 9", "Lay Coin"]);
});

test("what takes several taps is pointed at one tap after the other", () => {
  const wanted = nusubito("bolster:C4>C5", "walls.1");
  const board = drawn(`<button class="go bolster"></button><div class="yard"><button data-cell="C5"></button></div>`);
  expect(firstOf(board, wanted)?.className).toBe("go bolster");
  board.querySelector("[data-cell]")!.classList.add("bolster");
  expect(firstOf(board, wanted)?.dataset.cell).toBe("C5");

  const shove = hyst("play:shove victim:1 shove:I7", "laser.3");
  drawn(`<button data-card="shove"></button><button data-space="I7" class="walk"></button>`);
  expect(firstOf(document.body, shove)?.dataset.card).toBe("shove");
  document.querySelector("[data-space]")!.classList.add("target");
  expect(firstOf(document.body, shove)?.dataset.space).toBe("I7");

  const jump = hero("jump:1,0>2,0", "jump.2");
  drawn(`<button class="skill jump"></button><button data-cell="1,0"></button><button data-cell="2,0"></button>`);
  expect(firstOf(document.body, jump)?.className).toBe("skill jump");
  document.querySelector('[data-cell="1,0"]')!.classList.add("over");
  expect(firstOf(document.body, jump)?.dataset.cell).toBe("1,0");
  document.querySelector('[data-cell="2,0"]')!.classList.add("land");
  expect(firstOf(document.body, jump)?.dataset.cell).toBe("2,0");
});

test("where nothing is asked there may be something to look at", () => {
  expect(nyet("", "board.2")).toEqual(['[data-choice="nyet:trump:g"]']);
  expect(nyet("", "follow.6")).toEqual([]);
});
