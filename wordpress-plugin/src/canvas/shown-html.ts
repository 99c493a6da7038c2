/** Blocks inside have texts of their own; the rest is the editor speaking, or waiting. */
const notTheBlocks =
	'[data-block], [data-rich-text-placeholder], .components-placeholder, .components-spinner, .block-list-appender, script, style, template';

/** What nobody can click: how WordPress shows the output of a block. */
const output = '[inert], .components-disabled';

/** A block that shows these is being set up. */
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

/** Roles, labels and styles are those of an editor. */
function leaveWhatVisitorsGet(element: Element): void {
	for (const { name } of [...element.attributes]) {
		if (!kept.has(name)) element.removeAttribute(name);
	}
}
