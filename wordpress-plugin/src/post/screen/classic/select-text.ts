import { bodyOfHtml } from '../../content/body-of-html.ts';
import { screen } from '../edit-screen.ts';
import { contentArea, visualEditor } from './visual-editor.ts';

/** Moves the cursor to a part of the text: in the visual editor to its element, else to its words. */
export function selectText(clientId: string, html: string): void {
	const editor = visualEditor();
	if (editor) {
		const element = screen().canvas.elementOf(clientId);
		editor.focus();
		if (element) editor.selection.select(element);
		return;
	}
	const area = contentArea();
	const found = area && placeIn(area.value, html);
	if (!area || !found) return;
	area.setSelectionRange(found.start, found.end);
	// Browsers scroll to the selection when the area gets the focus.
	area.blur();
	area.focus();
	area.scrollIntoView({ block: 'nearest' });
}

/** People may have typed the element, only what is in it, or its words. */
function placeIn(text: string, html: string) {
	const [element] = bodyOfHtml(html).children;
	const spellings = [html, element?.innerHTML, element?.textContent ?? html];
	for (const spelling of spellings) {
		const start = spelling?.trim() ? text.indexOf(spelling.trim()) : -1;
		if (spelling && start >= 0) return { start, end: start + spelling.trim().length };
	}
	return null;
}
