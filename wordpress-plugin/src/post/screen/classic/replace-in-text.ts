import { contentArea, visualEditor } from './visual-editor.ts';

interface Replacement {
	/** The element that contains the part, as HTML. */
	readonly html: string;
	readonly before: string;
	readonly after: string;
}

/** Replaces a part of the text, as one step that can be undone. */
export function replaceInText({ after, before, html }: Replacement): void {
	const editor = visualEditor();
	if (!editor) {
		replaceInArea(before, after);
		return;
	}
	const { body } = new DOMParser().parseFromString(editor.getContent(), 'text/html');
	const element = [...body.children].find(({ outerHTML }) => outerHTML === html);
	if (!element) return;
	element.outerHTML = html.replaceAll(before, () => after);
	editor.undoManager.transact(() => editor.setContent(body.innerHTML));
}

/** People and WordPress spell the same HTML in different ways. */
function replaceInArea(before: string, after: string) {
	const area = contentArea();
	const spellings = [before, before.replaceAll('&amp;', '&'), before.replace(/>$/, ' />')];
	const spelling = spellings.find((one) => area?.value.includes(one));
	if (!area || spelling === undefined) return;
	area.value = area.value.replaceAll(spelling, () => after);
	area.dispatchEvent(new Event('input', { bubbles: true }));
}
