import { expect, test } from 'vitest';
import { referencesInHtml, staticImports } from './loaded-files.ts';

test.each([
	['import{a as b}from"./a.js";b()', ['./a.js']],
	['x();import"./side.js"', ['./side.js']],
	["import d, { e } from '/chunks/d.js'", ['/chunks/d.js']],
	['export{f}from"../f.js"', ['../f.js']],
	['export*from"./g.js"', ['./g.js']],
	['const h=()=>import("./later.js")', []],
	['const text="import it from here";m.import("./no.js")', []],
	['import"react"', []],
])('reads the static imports of %s', (source, expected) => {
	expect(staticImports(source)).toEqual(expected);
});

test('reads the scripts and styles a page names', () => {
	const html = `<link rel="stylesheet" crossorigin href="/a.css"><script type="module" src="/p.js"></script>`;

	expect(referencesInHtml(html)).toEqual(['/a.css', '/p.js']);
});
