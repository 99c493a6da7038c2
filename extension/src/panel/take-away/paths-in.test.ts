import { expect, test } from 'vitest';
import { pathsOf } from './paths-in.ts';

function pathsTo(selectors: readonly string[]) {
	const elements = selectors.map((selector) => document.querySelector(selector));
	Object.assign(globalThis, {
		[Symbol.for('plumbline')]: { resolve: (node: number) => elements[node] ?? null },
	});
	return pathsOf(selectors.map((_, index) => index));
}

test('numbers only elements with siblings of the same name, and begins at a plain id', () => {
	document.body.innerHTML = `<main><p class="a">Rye</p><p class="b">Spelt</p>
		<section id="oats"><b>Oats</b></section><div id="1:x"><i>Salt</i></div></main>`;

	const paths = pathsTo(['.a', '.b', 'b', 'i', '.gone']);

	expect(paths).toEqual([
		'html > body > main > p:nth-of-type(1)',
		'html > body > main > p:nth-of-type(2)',
		'#oats > b',
		'html > body > main > div > i',
		null,
	]);
	for (const path of paths.slice(0, 4)) expect(document.querySelector(path ?? '')).not.toBeNull();
});

test('gives none for elements in shadow roots, nor before the page has a registry', () => {
	document.body.innerHTML = '<div id="host"></div>';
	const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
	const inside = root?.appendChild(document.createElement('p'));
	Object.assign(globalThis, { [Symbol.for('plumbline')]: { resolve: () => inside } });
	expect(pathsOf([1])).toEqual([null]);

	Reflect.deleteProperty(globalThis, Symbol.for('plumbline'));
	expect(pathsOf([1])).toEqual([null]);
});
