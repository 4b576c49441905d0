const LIVE = /:(hover|focus-visible|active)(?![\w-])/g;
const CONTROL = ':is(a, button, input, select, textarea)';

/** Style sheets whose rules already have twins. */
const done = new WeakSet<CSSStyleSheet>();

/** Gives each rule for a pointer or keyboard state a twin that applies inside `[data-frozen]`. */
function addTwins(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSStyleRule && rule.selectorText.search(LIVE) >= 0) {
      const selector = rule.selectorText.replaceAll(LIVE, `:is([data-frozen~="$1"] ${CONTROL})`);
      parent.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) {
      addTwins(rule);
    }
  }
}

function addAllTwins(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue;
    addTwins(sheet);
    done.add(sheet);
  }
}

/** Shows pointer and keyboard states without either, by the site's own rules; also after a hot reload. */
export function freezeStates(): void {
  addAllTwins();
  new MutationObserver(addAllTwins).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
