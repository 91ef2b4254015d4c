// ../../tmp/kinds/b.ts
import * as fs from "node:fs";
var src = fs.readFileSync("/tmp/kinds/old/lib/sanitize/public-names/organisation-kinds-world.ts", "utf8");
var body = /const STEMS[\s\S]*?alternativesOf\(`([\s\S]*?)`\)/.exec(src)[1];
var lines = body.trim().split("\n");
var org = JSON.parse(fs.readFileSync("/tmp/kinds/org.json", "utf8"));
var stems = body.trim().split(/\s+/);
var W = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
var tot = /* @__PURE__ */ new Map();
var langs = /* @__PURE__ */ new Map();
for (const [l, o] of org) {
  const ws = o.toLowerCase().match(W) ?? [];
  ws.forEach((w, i) => {
    for (const s of stems) {
      const m = new RegExp(`^(?:${s})([\\p{L}\\p{M}]{0,4})$`, "u").exec(w);
      if (m) {
        const pos = ws.length == 1 ? "1" : i == 0 ? "F" : i == ws.length - 1 ? "L" : "M";
        const t = tot.get(s) ?? /* @__PURE__ */ new Map();
        const k = m[1];
        t.set(k, (t.get(k) ?? 0) + 1);
        tot.set(s, t);
        const g = langs.get(s) ?? /* @__PURE__ */ new Map();
        g.set(l + pos, (g.get(l + pos) ?? 0) + 1);
        langs.set(s, g);
      }
    }
  });
}
var top = (m, n) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([a, b]) => `${a}:${b}`).join(" ");
for (const s of stems) if (tot.has(s)) console.log(s, "|", top(tot.get(s), 14), "|", top(langs.get(s), 4));
console.log("UNSEEN", stems.filter((s) => !tot.has(s)).join(" "));
