// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shownHtml } from './shown-html.ts';

function shown(html: string): string {
	const block = document.createElement('div');
	block.innerHTML = html;
	return shownHtml(block);
}

test.each([
	[
		'what WordPress renders',
		'<div inert class="components-disabled"><ul class="wp-block-archives"><li><a href="/2026/" style="color:red">2026</a></li></ul></div>',
		'<ul><li><a href="/2026/">2026</a></li></ul>',
	],
	[
		'buttons that WordPress renders, but not those beside them',
		'<button>Edit</button><div inert><p>Bread</p><button>Buy</button></div>',
		'<p>Bread</p><button>Buy</button>',
	],
	[
		'text that is typed into a block which saves it elsewhere',
		'<h2 contenteditable="true" role="textbox" aria-label="Heading text">Rye\uFEFF</h2>',
		'<h2>Rye</h2>',
	],
	['nothing of a block that is being set up', '<label>Address <input></label>', ''],
	[
		'nothing of the editor, nor of blocks inside',
		'<div class="components-placeholder">Choose</div><div data-block="x"><p>Inside</p></div><svg class="components-spinner"></svg>',
		'',
	],
])('gives %s', (_, canvas, html) => {
	expect(shown(canvas)).toBe(html);
});
