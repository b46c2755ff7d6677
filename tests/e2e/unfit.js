// Lists texts of a page that are cut off or outside, and buttons that lie on each other.
(allowed) => {
  const found = new Set();
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (style, side) => ['hidden', 'clip'].includes(style['overflow' + side]);
  const scrolls = (style, side) => ['auto', 'scroll'].includes(style['overflow' + side]);
  const where = (node) => {
    const parts = [];
    for (let at = node; at && at !== document.body && parts.length < 4; at = at.parentElement)
      parts.unshift(at.tagName.toLowerCase() + [...at.classList].filter((one) => !/^s[0-9a-z]{4}$/.test(one)).map((one) => '.' + one).join(''));
    return parts.join(' > ');
  };
  const top = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !shown(holder) || holder.closest('svg, .hidden-text, option')) continue;
    if (holder.closest(allowed)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let block = holder;
    while (['inline', 'contents'].includes(getComputedStyle(block).display)) block = block.parentElement;
    const room = block.getBoundingClientRect();
    if (room.width > 1 && (box.right > room.right + 1.5 || box.left < room.left - 1.5)) found.add(`longer than its box: ${where(block)}: ${text.data.trim()}`);
    let [across, down] = [true, true];
    for (let at = holder; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1) { across = down = false; break; } // for screen readers
      if (across && clips(style, 'X') && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5)) found.add(`cut at the side: ${where(at)}: ${text.data.trim()}`);
      if (down && clips(style, 'Y') && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3)) found.add(`cut below: ${where(at)}: ${text.data.trim()}`);
      if (scrolls(style, 'X')) across = false;
      if (scrolls(style, 'Y')) down = false;
    }
    if (across && (box.right > innerWidth + 1 || box.left < -1)) found.add(`outside: ${where(holder)}: ${text.data.trim()}`);
  }
  const middle = (one) => { const box = one.getBoundingClientRect(); return one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)); };
  const buttons = [...top.querySelectorAll('button, a.button, input, select')].filter(
    (one) => shown(one) && (!one.closest('#board') || one.matches('.button')) && !one.closest('.hidden-text') && middle(one));
  const boxes = buttons.map((one) => one.getBoundingClientRect());
  const onTop = (one, x, y) => { const hit = document.elementFromPoint(x, y); return hit && (one.contains(hit) || hit.contains(one)); };
  for (let a = 0; a < buttons.length; a += 1) for (let b = a + 1; b < buttons.length; b += 1) {
    if (buttons[a].contains(buttons[b]) || buttons[b].contains(buttons[a])) continue;
    const [left, right] = [Math.max(boxes[a].left, boxes[b].left), Math.min(boxes[a].right, boxes[b].right)];
    const [above, below] = [Math.max(boxes[a].top, boxes[b].top), Math.min(boxes[a].bottom, boxes[b].bottom)];
    if (right - left < 3 || below - above < 3 || boxes[a].width < 2 || boxes[b].width < 2) continue;
    const [x, y] = [(left + right) / 2, (above + below) / 2];
    if (onTop(buttons[a], x, y) || onTop(buttons[b], x, y)) found.add(`on each other: ${where(buttons[a])} and ${where(buttons[b])}`);
  }
  return [...found];
}
