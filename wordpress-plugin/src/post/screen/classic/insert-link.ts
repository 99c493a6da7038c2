import { asAttribute } from '../../content/undescribed-image.ts';
import type { LinkedPost } from '../edit-screen.ts';
import { contentArea, visualEditor } from './visual-editor.ts';

/** Links the selected words to a post; if nothing is selected, inserts its title as a link. */
export function insertLink({ title, url }: LinkedPost): boolean {
	const editor = visualEditor();
	if (editor) {
		if (editor.selection.isCollapsed()) editor.insertContent(linkTo(url, title));
		else editor.execCommand('mceInsertLink', false, { href: url });
		return true;
	}
	const area = contentArea();
	if (!area) return false;
	const { selectionEnd: end, selectionStart: start, value } = area;
	const words = value.slice(start, end);
	const link = words ? withWords(url, words) : linkTo(url, title);
	area.setRangeText(link, start, end, 'end');
	area.dispatchEvent(new Event('input', { bubbles: true }));
	return true;
}

const linkTo = (url: string, text: string) => withWords(url, asAttribute(text));

/** The selected words are HTML already. */
const withWords = (url: string, words: string) => `<a href="${asAttribute(url)}">${words}</a>`;
