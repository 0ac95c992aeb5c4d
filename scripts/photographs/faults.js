// Faults of a page that a program can find; runs in the page, see faults.py.
({ width, isPhone, isWhole }) => {
  const SMALLEST_TEXT = 11;
  const SMALLEST_TARGET = 44;
  const found = [];

  const plain = (element) => {
    // The same fault for every active seat.
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-") && name !== "active");
    return [element.localName, ...classes].join(".");
  };
  const path = (element) => {
    const steps = [];
    for (let each = element; each && steps.length < 3 && each !== document.body; each = each.parentElement) {
      steps.unshift(plain(each));
    }
    return steps.join(" > ");
  };
  const told = (element) => {
    const words = element.ariaLabel || element.textContent || element.value || "";
    return words.trim().replace(/\s+/g, " ").slice(0, 70);
  };
  const note = (kind, element, more = "") => found.push({ kind, where: path(element), text: told(element), more });

  /** Elements outside the picture belong to another one, unless the whole page is photographed. */
  const isElsewhere = (top, bottom) => !isWhole && (bottom < 0 || top > innerHeight);
  const box = (element) => element.getBoundingClientRect();
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Behind an open dialog nothing is readable or pressable.
  const root = document.querySelector("dialog:modal") ?? document.body;

  /** The ancestors that may clip an element, the nearest first. */
  function* frames(element) {
    let escapes = false;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const holds = !escapes || style.position !== "static";
      if (each !== element && holds) {
        escapes = false;
        yield [each, style];
      } else if (each === element) yield [each, style];
      if (style.position === "fixed" || each.matches("dialog:modal")) return;
      if (style.position === "absolute") escapes = true;
    }
  }
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  const lookAtText = (text) => {
    const element = text.parentElement;
    const inSvg = element.closest("svg");
    if (element.closest("select, script, style") || inSvg?.ariaHidden === "true" || !isSeen(element)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length) return;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));

    if (isElsewhere(top, bottom)) return;

    const scale = inSvg ? element.getScreenCTM().d : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    const framed = [...frames(element)];
    // Only for screen readers.
    if (framed.some(([frame, { overflowX }]) => cuts(overflowX) && Math.min(box(frame).width, box(frame).height) < 2)) return;
    if (size < SMALLEST_TEXT - 0.05) note(`text under ${SMALLEST_TEXT} px`, element, `${size.toFixed(1)} px`);

    // Text is less high than its line.
    const slack = size * 0.3;
    let [mayCutAcross, mayCutDown] = [true, true];
    for (const [frame, style] of framed) {
      const { left: x, right: x2, top: y, bottom: y2 } = box(frame);
      const across = mayCutAcross && cuts(style.overflowX) ? Math.max(x - left, right - x2) : 0;
      const down = mayCutDown && cuts(style.overflowY) ? Math.max(y - top, bottom - y2) - slack : 0;
      const isShort = mayCutAcross && cuts(style.overflowX) && frame === element && frame.scrollWidth > frame.clientWidth + 1;
      if (across > 1 || down > 1 || isShort) {
        const isTold = style.textOverflow === "ellipsis" && down <= 1;
        const much = isShort ? frame.scrollWidth - frame.clientWidth : Math.max(across, down);
        note(isTold ? "text shortened by …" : "text cut off", element, `${Math.ceil(much)} px, by ${plain(frame)}`);
        return;
      }
      if (scrolls(style.overflowX)) mayCutAcross = false;
      if (scrolls(style.overflowY)) mayCutDown = false;
    }
    const beside = Math.max(-left, right - width);
    if (mayCutAcross && beside > 1) note("text beside the screen", element, `${Math.ceil(beside)} px`);
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ data }) =>
    data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
  while (texts.nextNode()) lookAtText(texts.currentNode);

  const pen = document.createElement("canvas").getContext("2d");
  for (const select of root.querySelectorAll("select")) {
    if (!isSeen(select) || isElsewhere(box(select).top, box(select).bottom)) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const wanted = pen.measureText(select.selectedOptions[0]?.text ?? "").width;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (wanted > room + 1 && style.whiteSpace !== "normal") { // else the text wraps
      const words = select.selectedOptions[0].text.slice(0, 70);
      found.push({ kind: "choice shortened", where: path(select), text: words, more: `${Math.ceil(wanted - room)} px` });
    }
  }

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) {
    note("page wider than the screen", document.body.firstElementChild, `${page.scrollWidth - page.clientWidth} px`);
  }

  const isInProse = (link) =>
    link.localName === "a" && getComputedStyle(link).display === "inline" &&
    [...link.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isFloating = (element) => {
    for (let each = element; each; each = each.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const canScroll = page.scrollHeight > page.clientHeight + 1;
  const targets = "button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button]";
  for (const target of root.querySelectorAll(targets)) {
    const hit = target.matches("input") ? (target.closest("label.check, label:has(> input.unseen)") ?? target) : target;
    if (!isSeen(hit) || hit.closest("[inert]")) continue;
    const { left, right, top, bottom } = box(hit);
    if (right - left < 2 || bottom - top < 2 || isElsewhere(top, bottom)) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const owns = (place) => place !== null && (hit.contains(place) || place.contains(hit) || place.control === target);
    const isHit = (across, down) => {
      const place = document.elementFromPoint(x + across, y + down);
      return place !== null && (hit.contains(place) || place.control === target);
    };

    if (isPhone && !isInProse(target)) {
      const reach = SMALLEST_TARGET / 2 - 1;
      const isLarge = Math.min(right - left, bottom - top) >= SMALLEST_TARGET - 0.5;
      const reaches = () => isHit(-reach, 0) && isHit(reach, 0) && isHit(0, -reach) && isHit(0, reach);
      if (!isLarge && !reaches()) {
        note(`target under ${SMALLEST_TARGET} px`, target, `${Math.round(right - left)}x${Math.round(bottom - top)}`);
      }
    }

    const isInView = x >= 0 && x < width && y >= 0 && y < innerHeight &&
      [...frames(hit)].every(([frame, style]) => {
        const { left: x1, right: x2, top: y1, bottom: y2 } = box(frame);
        const isWithin = x >= x1 && x <= x2 && y >= y1 && y <= y2;
        return isWithin || frame === hit || (style.overflowX === "visible" && style.overflowY === "visible");
      });
    if (target.disabled || !isInView || getComputedStyle(hit).pointerEvents === "none") continue;
    const over = document.elementFromPoint(x, y);
    // Covered elements are fine if they can be scrolled free, or if an open dialog covers them.
    if (owns(over) || !over || over.closest("aside, .more, .choice") || (canScroll && isFloating(over))) continue;
    note("covered", target, `by ${path(over)}`);
  }
  return found;
}
