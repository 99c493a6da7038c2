import apiFetch from '@wordpress/api-fetch';
import { removep } from '@wordpress/autop';
import { dispatch, select as selectNow } from '@wordpress/data';
import { settings } from '../../../settings/settings.ts';
import type { Block } from '../../content/block.ts';
import { asAttribute, undescribedInText } from '../../content/undescribed-image.ts';
import type { Canvas, EditScreen, LinkedPost } from '../edit-screen.ts';
import { changesOf } from './changes.ts';
import { classicStore } from './classic-store.ts';
import { formFields } from './form-fields.ts';
import { replaceInText } from './replace-in-text.ts';
import { selectText } from './select-text.ts';
import { createTextBlocks } from './text-blocks.ts';
import { contentArea, visualEditor } from './visual-editor.ts';
import { readContent } from './watch-form.ts';

/** Links the selected words to a post; if nothing is selected, inserts its title as a link. */
function insertLink({ title, url }: LinkedPost): boolean {
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

/** The visual editor’s document. In text mode the elements of the text are not shown. */
const classicCanvas = (blocks: () => readonly Block[]): Canvas => ({
	document: () => visualEditor()?.getDoc() ?? document,
	elementOf(clientId) {
		const at = blocks().findIndex((block) => block.clientId === clientId);
		const parts = [...(visualEditor()?.getBody()?.children ?? [])] as HTMLElement[]; // an editor of texts has no other elements
		const text = textOf(String(blocks()[at]?.attributes.content ?? ''));
		const isIt = (part: HTMLElement | undefined) => part?.textContent?.trim() === text;
		return (isIt(parts[at]) ? parts[at] : parts.find(isIt)) ?? null;
	},
});

const textOf = (html: string) =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim();

const boxId = 'plumbline-box';

const box = (): HTMLElement | null => document.getElementById(boxId);

/** Opens our box, which people can close and hide. */
function openBox(): void {
	const found = box();
	if (!found) return;
	found.classList.remove('closed', 'hidden');
	found.style.display = '';
	found.scrollIntoView({ block: 'start' });
}

const textBlocks = createTextBlocks();

const formOf = (select = selectNow) => select(classicStore).form();
const blocksOf = (select = selectNow) => textBlocks(formOf(select).content);
const htmlOf = (clientId: string) =>
	String(blocksOf().find((block) => block.clientId === clientId)?.attributes.content ?? '');

function replaceIn(clientId: string, before: string, after: string): void {
	replaceInText({ html: htmlOf(clientId), before, after });
	readContent();
}

/** The post in WordPress’s classic editor, or an archive on the screen where it is edited. */
export const classicEditor: EditScreen = {
	title: (select) => formOf(select).title,
	address: () => settings().classic?.address ?? futureAddress(),
	excerpt: (select) => formOf(select).excerpt,
	featuredImage: (select) => formOf(select).featuredImage,
	termIds: () => null,
	meta: (select) => formOf(select).meta,
	changeMeta: (meta) => void dispatch(classicStore).change({ meta }),
	blocks: blocksOf,
	contentOf: ({ attributes }) => String(attributes.content),
	selectedBlock: () => null,
	isEmpty: (select) => formOf(select).title === '' && formOf(select).content.trim() === '',
	isNew: () => settings().classic?.isNew ?? false,
	isPublished: () => settings().postAddress !== '',
	isSaving: () => false,
	async saveForPreview() {
		// The page of an archive shows what is saved.
		if (settings().postId === 0) return true;
		readContent();
		const { content, excerpt, isTyped, title } = formOf();
		const meta = changesOf(formOf());
		if (!isTyped && Object.keys(meta).length === 0) return true;
		const data = { title, content: removep(content), excerpt, meta };
		const path = `/plumbline/v1/posts/${settings().postId}/autosave`;
		await apiFetch({ path, method: 'POST', data });
		return false;
	},
	canvas: classicCanvas(blocksOf),
	canvasVersion: (select) => formOf(select).mode,
	openPanel: openBox,
	focusTitle() {
		const title = document.querySelector<HTMLElement>(`#${formFields().title}`);
		title?.focus();
		title?.scrollIntoView({ block: 'center' });
	},
	selectBlock: (clientId) => selectText(clientId, htmlOf(clientId)),
	insertLink,
	undescribedImage(clientId) {
		const image = undescribedInText(htmlOf(clientId));
		return (
			image && {
				imageId: image.imageId,
				describe: (text) => replaceIn(clientId, image.tag, image.described(text)),
			}
		);
	},
	replaceIn,
};

/**
 * The URL of a new post, which WordPress shows below the title after its first save in the background;
 * null before that. A long slug is shown shortened, and beside it hidden in full.
 */
export function futureAddress(): string | null {
	const text = (id: string) => document.getElementById(id)?.textContent?.trim() ?? '';
	const shown = text('sample-permalink');
	if (shown === '') return null;
	return shown.replace(text('editable-post-name'), () => text('editable-post-name-full'));
}
