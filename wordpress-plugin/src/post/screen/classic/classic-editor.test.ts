// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { futureAddress } from './classic-editor.ts';

test.each([
	['before the first save', '', null],
	[
		'a long slug',
		'<span id="sample-permalink"><a href="/?p=5">https://a.example/<span id="editable-post-name">how-to&hellip;bread</span>/</a></span><span id="editable-post-name-full">how-to-bake-bread</span>',
		'https://a.example/how-to-bake-bread/',
	],
	[
		'plain permalinks',
		'<span id="sample-permalink"><a href="/?p=5">https://a.example/?p=5</a></span>',
		'https://a.example/?p=5',
	],
])('reads the URL that WordPress shows: %s', (_name, html, url) => {
	document.body.innerHTML = html;

	expect(futureAddress()).toBe(url);
});
