/** Left out: inner blocks, which have texts of their own, and parts of the editor such as placeholders. */
const notTheBlocks =
	'[data-block], [data-rich-text-placeholder], .components-placeholder, .components-spinner, .block-list-appender, script, style, template';

/** Parts that cannot be clicked: this is how WordPress shows a block's output. */
const output = '[inert], .components-disabled';

/** Controls mean that the block is still being set up. */
const form = 'input, select, textarea, button';

const kept: ReadonlySet<string> = new Set(
	'alt dir height href lang loading rel sizes src srcset target title width'.split(' '),
);

/** Maximum length; longer output is not content for readers. */
const longest = 200_000;

/** The HTML of a block’s output in the canvas; empty until there is any. */
export function shownHtml(block: Element): string {
	const copy = block.cloneNode(true) as Element;
	for (const other of copy.querySelectorAll(notTheBlocks)) other.remove();
	const outputs = [...copy.querySelectorAll(output)].filter(
		(part) => !part.parentElement?.closest(output),
	);
	if (outputs.length === 0 && copy.querySelector(form)) return '';
	for (const element of copy.querySelectorAll('*')) leaveWhatVisitorsGet(element);
	const html = (outputs.length > 0 ? outputs : [copy]).map((part) => part.innerHTML).join('');
	const text = html.replaceAll('\uFEFF', '').trim();
	return text.length > longest ? '' : text;
}

/** Removes attributes such as roles, labels and styles, which belong to the editor. */
function leaveWhatVisitorsGet(element: Element): void {
	for (const { name } of [...element.attributes]) {
		if (!kept.has(name)) element.removeAttribute(name);
	}
}
